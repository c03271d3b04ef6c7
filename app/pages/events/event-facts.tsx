import type { ReactNode } from "react";
import { isOnline } from "../../../content/place.ts";
import type { Language } from "../../../languages.ts";
import { languageNames } from "../../lists/language-name.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import type { Words } from "../../words/translation.ts";

type EventDetails = {
  event_date: string;
  ends_at: string | null;
  /** Whether it ends on the day it begins, in its time zone. */
  oneDay: boolean;
  time_zone: string;
  zone: string;
  location: string;
  city: string;
  country: string;
  event_languages: string;
};
type Fact = { term: string; detail: ReactNode };

/** EventDetails and where: one date with its hours, or start and end on different days. */
export function eventFacts(all: Words, language: Language, event: EventDetails): Fact[] {
  const { events: words } = all.ownWords;
  const { event_date, ends_at, oneDay, time_zone, zone, location } = event;
  const start = { instant: event_date, timeZone: time_zone };
  const place = { term: words.place, detail: <ForeignText>{location}</ForeignText> };
  const timeZone = { term: words.timeZone, detail: zone };
  const utcStart = isOnline(event) ? [startInUtc(all, language, event_date)] : [];
  const spoken = spokenLanguages(all, language, event.event_languages);
  if (ends_at && !oneDay)
    return [
      { term: words.starts, detail: <DayAndTime {...start} /> },
      { term: words.ends, detail: <DayAndTime {...start} instant={ends_at} /> },
      place,
      timeZone,
      ...utcStart,
      ...spoken,
    ];
  return [
    { term: words.day, detail: <LocalDate {...start} form="day" /> },
    { term: words.time, detail: <LocalDate {...start} until={ends_at ?? undefined} form="time" /> },
    place,
    timeZone,
    ...utcStart,
    ...spoken,
  ];
}

/** The languages in which it is held, if known. */
function spokenLanguages({ lists }: Words, language: Language, codes: string): Fact[] {
  const names = languageNames(codes, language);
  return names ? [{ term: lists.language, detail: names }] : [];
}

/** The start of an online event in UTC, which app/browser/local-time.ts rewrites in the visitor's time zone. */
function startInUtc({ ownWords }: Words, language: Language, instant: string): Fact {
  const { events: words } = ownWords;
  const detail = (
    <time dateTime={instant} data-local={words.startsLocal}>
      {formatDate({ instant, form: "date-time", timeZone: "UTC", language })}
    </time>
  );
  return { term: words.startsUtc, detail };
}

/** On two lines, so that every date format has room. */
function DayAndTime(start: { instant: string; timeZone: string }) {
  return (
    <>
      <LocalDate {...start} form="day" />
      <br />
      <LocalDate {...start} form="time" />
    </>
  );
}
