import type { UpdateCard as Update } from "../../server/content/updates.ts";
import { Picture } from "../lists/picture.tsx";
import { Badge } from "../ui/badge.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { RecordCard } from "../ui/record-card.tsx";
import { updates as words } from "../words/en/updates.ts";
import { addressOfUpdate } from "./addresses.ts";

type UpdateCardProps = {
  update: Update;
  /** Whether its cover waits for the browser to draw it. */
  plain: boolean;
};

export function UpdateCard({ update, plain }: UpdateCardProps) {
  const { type, id, title, description, image_url, created_at } = update;
  return (
    <RecordCard
      to={addressOfUpdate(update)}
      title={title}
      picture={<Picture kind={type} id={id} image_url={image_url} plain={plain} />}
      kicker={<Badge kind={type}>{words.types[type]}</Badge>}
      excerpt={description}
      meta={<LocalDate instant={created_at} />}
      action={words.readMore}
    />
  );
}
