import { createElement } from "react";
import { sections } from "../../sections.ts";
import type { UpdateCard as Card } from "../../server/content/updates.ts";
import { PlainCover } from "../art/plain-cover.tsx";
import { Announced } from "../lists/announced.tsx";
import { statedTitle } from "../lists/event-status.ts";
import { Picture } from "../lists/picture.tsx";
import type { Pictured } from "../lists/with-picture.ts";
import { Badge } from "../ui/badge.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { RecordCard } from "../ui/record-card.tsx";
import { lists } from "../words/en/lists.ts";
import { sectionWords } from "../words/en/sections.ts";
import { updates as words } from "../words/en/updates.ts";
import { addressOfUpdate } from "./addresses.ts";

type EventDatesProps = { day: string; place: string; announced: string };

function EventDates({ day, place, announced }: EventDatesProps) {
  return (
    <>
      {createElement("b", null, ...lists.whenAndWhere(<LocalDate instant={day} />, place))}
      <br />
      <Announced on={announced} />
    </>
  );
}

export type Update = Pictured<Card>;

export function UpdateCard({ update }: { update: Update }) {
  const { kind, id, subject, title, description, picture, created_at, language, event } = update;
  const { cover } = sections[kind];
  return (
    <RecordCard
      to={addressOfUpdate(update)}
      title={statedTitle({ title, ...event })}
      lang={language}
      picture={<Picture picture={picture} cover={{ kind: cover, subject, id }} as={PlainCover} />}
      kicker={<Badge kind={cover}>{sectionWords[kind].one}</Badge>}
      excerpt={description}
      meta={event ? <EventDates {...event} announced={created_at} /> : <LocalDate instant={created_at} />}
      action={words.readMore}
    />
  );
}
