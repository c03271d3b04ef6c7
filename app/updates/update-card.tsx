import type { UpdateCard as Update } from "../../server/content/updates.ts";
import { Cover } from "../art/cover.tsx";
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
  const cover = drawn ? <Cover kind={type} id={id} /> : <div className={styles[type]} />;
  return (
    <RecordCard
      to={addressOfUpdate(update)}
      title={title}
      picture={image_url ? <img src={image_url} alt="" loading="lazy" /> : cover}
      kicker={<Badge kind={type}>{words.types[type]}</Badge>}
      excerpt={description}
      meta={<LocalDate instant={created_at} />}
      action={words.readMore}
    />
  );
}
