import type { UpdateCard as Card } from "../../server/content/updates.ts";
import { Picture } from "../lists/picture.tsx";
import type { Pictured } from "../lists/with-picture.ts";
import { Badge } from "../ui/badge.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { RecordCard } from "../ui/record-card.tsx";
import { updates as words } from "../words/en/updates.ts";
import { addressOfUpdate } from "./addresses.ts";

export type Update = Pictured<Card>;

export function UpdateCard({ update }: { update: Update }) {
  const { type, id, title, description, picture, created_at } = update;
  return (
    <RecordCard
      to={addressOfUpdate(update)}
      title={title}
      picture={<Picture kind={type} id={id} picture={picture} plain />}
      kicker={<Badge kind={type}>{words.types[type]}</Badge>}
      excerpt={description}
      meta={<LocalDate instant={created_at} />}
      action={words.readMore}
    />
  );
}
