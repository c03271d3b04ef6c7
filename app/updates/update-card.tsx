import type { UpdateCard as Update } from "../../server/content/updates.ts";
import { Cover } from "../art/cover.tsx";
import { Badge } from "../ui/badge.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { RecordCard } from "../ui/record-card.tsx";
import { updates as words } from "../words/en/updates.ts";
import { addressOfUpdate } from "./addresses.ts";

export function UpdateCard({ update }: { update: Update }) {
  const { type, id, title, description, image_url, created_at } = update;
  return (
    <RecordCard
      to={addressOfUpdate(update)}
      title={title}
      picture={image_url ? <img src={image_url} alt="" loading="lazy" /> : <Cover kind={type} id={id} />}
      kicker={<Badge kind={type}>{words.types[type]}</Badge>}
      excerpt={description}
      meta={<LocalDate instant={created_at} />}
      action={words.readMore}
    />
  );
}
