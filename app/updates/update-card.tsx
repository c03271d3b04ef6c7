import { sections } from "../../sections.ts";
import type { UpdateCard as Card } from "../../server/content/updates.ts";
import { PlainCover } from "../art/plain-cover.tsx";
import { Picture } from "../lists/picture.tsx";
import type { Pictured } from "../lists/with-picture.ts";
import { Badge } from "../ui/badge.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { RecordCard } from "../ui/record-card.tsx";
import { sectionWords } from "../words/en/sections.ts";
import { updates as words } from "../words/en/updates.ts";
import { addressOfUpdate } from "./addresses.ts";

export type Update = Pictured<Card>;

export function UpdateCard({ update }: { update: Update }) {
  const { kind, id, subject, title, description, picture, created_at } = update;
  const { cover } = sections[kind];
  return (
    <RecordCard
      to={addressOfUpdate(update)}
      title={title}
      picture={<Picture cover={<PlainCover kind={cover} subject={subject} id={id} />} picture={picture} />}
      kicker={<Badge kind={cover}>{sectionWords[kind].one}</Badge>}
      excerpt={description}
      meta={<LocalDate instant={created_at} />}
      action={words.readMore}
    />
  );
}
