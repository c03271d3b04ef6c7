import { createElement, type ReactNode } from "react";
import { kinds } from "../../../content/kinds.ts";
import type { UpdateCard as Card } from "../../../server/content/updates.ts";
import { Announced } from "../../lists/announced.tsx";
import { CardPicture } from "../../lists/card-picture.tsx";
import { stateOf, titleWithStatus } from "../../lists/event-status.ts";
import { languageNames } from "../../lists/language-name.ts";
import type { Pictured } from "../../lists/with-picture.ts";
import type { ShownEvent } from "../../registration/shown-event.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { RecordCard } from "../../ui/record-card.tsx";
import { updateAddress } from "./update-addresses.ts";

type AboutEventProps = ShownEvent & { announced: string };

/** When and where it is, in which language, whether it takes place, and when that was announced. */
function AboutEvent({ day, place, event_languages, announced, ...event }: AboutEventProps) {
  const words = useWords();
  const { lists } = words;
  const language = useLanguage();
  const spoken = languageNames(event_languages, language);
  return (
    <>
      {createElement(
        "b",
        null,
        ...lists.whenAndWhere<ReactNode>({ date: <LocalDate instant={day} />, place }),
      )}
      <br />
      {stateOf(words, language, event).text}
      {spoken && `${lists.comma}${spoken}`}
      <br />
      <Announced on={announced} />
    </>
  );
}

export type Update = Pictured<Omit<Card, "event">> & { event?: ShownEvent | undefined };

export function UpdateCard({ update }: { update: Update }) {
  const words = useWords();
  const { kind, subject, title, description, picture, created_at, language, event } = update;
  const { cover } = kinds[kind];
  return (
    <RecordCard
      to={updateAddress(update)}
      title={titleWithStatus(words, { title, ...event })}
      lang={language}
      top={<CardPicture picture={picture} cover={{ kind: cover, subject }} />}
      kicker={<Badge kind={cover}>{words.sectionWords[kind].one}</Badge>}
      excerpt={description}
      meta={event ? <AboutEvent {...event} announced={created_at} /> : <LocalDate instant={created_at} />}
      action={words.updates.readMore}
    />
  );
}
