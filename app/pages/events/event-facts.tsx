import type { ReactNode } from "react";
import { listedIn } from "../../../content/define.ts";
import { isOnline } from "../../../content/place.ts";
import { type Language, languageOf } from "../../../languages.ts";
import { languageName } from "../../lists/language-name.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import type { Words } from "../../words/translation.ts";

type When = {
  event_date: string;
  ends_at: string | null;
  /** Whether it ends on the day it begins, where it is. */
  oneDay: boolean;
  time_zone: string;
  zone: string;
  location: string;
  city: string;
  country: string;
  event_languages: string;
};
type Fact = { term: string; detail: ReactNode };

/** When and where: one date with its hours, or a beginning and an end on different days. */
export function eventFacts(all: Words, language: Language, event: When): Fact[] {
  const { events: words } = all.ownWords;
  const { event_date, ends_at, oneDay, time_zone, zone, location } = event;
  const written = { instant: event_date, timeZone: time_zone };
  const place = { term: words.place, detail: <ForeignText>{location}</ForeignText> };
  const timeZone = { term: words.timeZone, detail: zone };
  const elsewhere = isOnline(event) ? [startElsewhere(all, language, event_date)] : [];
  const spoken = spokenLanguages(all, language, event.event_languages);
  if (ends_at && !oneDay)
    return [
      { term: words.starts, detail: <DayAndTime {...written} /> },
      { term: words.ends, detail: <DayAndTime {...written} instant={ends_at} /> },
      place,
      timeZone,
      ...elsewhere,
      ...spoken,
    ];
  return [
    { term: words.day, detail: <LocalDate {...written} form="day" /> },
    { term: words.time, detail: <LocalDate {...written} until={ends_at ?? undefined} form="time" /> },
    place,
    timeZone,
    ...elsewhere,
    ...spoken,
  ];
}

/** The languages in which it is held, if that is said. */
function spokenLanguages({ lists }: Words, language: Language, codes: string): Fact[] {
  const names = listedIn(codes).flatMap((code) => languageName(code, language) ?? []);
  if (names.length === 0) return [];
  return [{ term: lists.language, detail: new Intl.ListFormat(languageOf(language).locale).format(names) }];
}

/** For those who join from another zone: in UTC, which app/browser/local-time.ts restates for where the visitor is. */
function startElsewhere({ ownWords }: Words, language: Language, instant: string): Fact {
  const { events: words } = ownWords;
  const detail = (
    <time dateTime={instant} data-local={words.startsLocal}>
      {formatDate({ instant, form: "date-time", timeZone: "UTC", language })}
    </time>
  );
  return { term: words.startsUtc, detail };
}

/** In two lines, so that there is room for both in whatever way they are written. */
function DayAndTime(written: { instant: string; timeZone: string }) {
  return (
    <>
      <LocalDate {...written} form="day" />
      <br />
      <LocalDate {...written} form="time" />
    </>
  );
}
