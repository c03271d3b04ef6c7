import type { ReactNode } from "react";
import { isOnline } from "../../../content/place.ts";
import { defaultLanguage, type Language } from "../../../languages.ts";
import { languageNames } from "../../lists/language-name.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { LocalDate } from "../../ui/local-date.tsx";
import type { Words } from "../../words/translation.ts";

type EventDetails = {
  /** Of its text. */
  language: string;
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
  directions: string;
  accessibility: string;
  cost: string;
  audience: string;
  bring: string;
  contact_email: string | null;
};
type Fact = { term: string; detail: ReactNode; isWide?: boolean };

const ownScripts: Partial<Record<Language, RegExp>> = {
  am: /\p{Script=Ethiopic}/u,
  ar: /\p{Script=Arabic}/u,
};

/** A translation may lack a text and show the original; in these languages, its script gives that away. */
const isIn = (language: Language, text: string): boolean => ownScripts[language]?.test(text) ?? true;

/** When and where it is, and everything that a visitor needs to know before coming. */
export function eventFacts(all: Words, language: Language, event: EventDetails): Fact[] {
  const { events: words } = all.ownWords;
  const { location, zone } = event;
  const place = { term: words.place, detail: <ForeignText>{location}</ForeignText> };
  const timeZone = { term: words.timeZone, detail: zone };
  const utcStart = isOnline(event) ? [startInUtc(all, language, event.event_date)] : [];
  const spoken = spokenLanguages(all, language, event.event_languages);
  // Isolated, so that an English sentence on an Arabic page keeps its full stop at its end.
  const shown = (text: string) => (
    <bdi>
      <ForeignText lang={isIn(language, text) ? event.language : defaultLanguage}>{text}</ForeignText>
    </bdi>
  );
  const written = (term: string, text: string): Fact[] =>
    text ? [{ term, detail: shown(text), isWide: true }] : [];
  return [
    ...whenHeld(all, event),
    ...[place, timeZone, ...utcStart, ...spoken],
    ...written(words.directions, event.directions),
    ...written(words.accessibility, event.accessibility),
    ...written(words.cost, event.cost),
    ...written(words.audience, event.audience),
    ...written(words.bring, event.bring),
    ...contact(words.contact, event.contact_email),
  ];
}

/** One date with its hours, or start and end on different days. */
function whenHeld({ ownWords }: Words, { event_date, ends_at, oneDay, time_zone }: EventDetails): Fact[] {
  const { events: words } = ownWords;
  const start = { instant: event_date, timeZone: time_zone };
  if (ends_at && !oneDay)
    return [
      { term: words.starts, detail: <DayAndTime {...start} /> },
      { term: words.ends, detail: <DayAndTime {...start} instant={ends_at} /> },
    ];
  return [
    { term: words.day, detail: <LocalDate {...start} form="day" /> },
    { term: words.time, detail: <LocalDate {...start} until={ends_at ?? undefined} form="time" /> },
  ];
}

function contact(term: string, email: string | null): Fact[] {
  if (!email) return [];
  const link = (
    <a href={`mailto:${email}`}>
      <bdi>{email}</bdi>
    </a>
  );
  return [{ term, detail: link, isWide: true }];
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
