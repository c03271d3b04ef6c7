import { createElement, type ReactNode } from "react";
import { kinds } from "../../../content/kinds.ts";
import type { UpdateCard as Card } from "../../../server/content/updates.ts";
import { PlainCover } from "../../art/plain-cover.tsx";
import { Announced } from "../../lists/announced.tsx";
import { CardPicture } from "../../lists/card-picture.tsx";
import { titleWithStatus } from "../../lists/event-status.ts";
import type { Pictured } from "../../lists/with-picture.ts";
import { useWords } from "../../rendering/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { RecordCard } from "../../ui/record-card.tsx";
import { updateAddress } from "./update-addresses.ts";

type EventDatesProps = { day: string; place: string; announced: string };

function EventDates({ day, place, announced }: EventDatesProps) {
  const { lists } = useWords();
  return (
    <>
      {createElement(
        "b",
        null,
        ...lists.whenAndWhere<ReactNode>({ date: <LocalDate instant={day} />, place }),
      )}
      <br />
      <Announced on={announced} />
    </>
  );
}

export type Update = Pictured<Card>;

export function UpdateCard({ update }: { update: Update }) {
  const words = useWords();
  const { kind, id, subject, title, description, picture, created_at, language, event } = update;
  const { cover } = kinds[kind];
  return (
    <RecordCard
      to={updateAddress(update)}
      title={titleWithStatus(words, { title, ...event })}
      lang={language}
      picture={<CardPicture picture={picture} cover={{ kind: cover, subject, id }} as={PlainCover} />}
      kicker={<Badge kind={cover}>{words.sectionWords[kind].one}</Badge>}
      excerpt={description}
      meta={event ? <EventDates {...event} announced={created_at} /> : <LocalDate instant={created_at} />}
      action={words.updates.readMore}
    />
  );
}
