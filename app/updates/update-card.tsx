import type { UpdateCard as Update } from "../../server/content/updates.ts";
import { ownPicture } from "../lists/own-picture.ts";
import { Picture } from "../lists/picture.tsx";
import { Badge } from "../ui/badge.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { RecordCard } from "../ui/record-card.tsx";
import { updates as words } from "../words/en/updates.ts";
import { addressOfUpdate } from "./addresses.ts";
import styles from "./update-card.module.css";

type UpdateCardProps = {
  update: Update;
  /** Whether its cover is drawn yet; until then there is the ground alone. */
  drawn: boolean;
};

export function UpdateCard({ update, drawn }: UpdateCardProps) {
  const { type, id, title, description, image_url, created_at } = update;
  const hasPicture = drawn || ownPicture(image_url);
  return (
    <RecordCard
      to={addressOfUpdate(update)}
      title={title}
      picture={
        hasPicture ? <Picture kind={type} id={id} image_url={image_url} /> : <div className={styles[type]} />
      }
      kicker={<Badge kind={type}>{words.types[type]}</Badge>}
      excerpt={description}
      meta={<LocalDate instant={created_at} />}
      action={words.readMore}
    />
  );
}
