import { defaultLanguage, type Language, languageOf } from "../../languages.ts";
import { localClock } from "./local-clock.ts";

export type DateForm = "date" | "day" | "time" | "date-time";

const forms = {
  date: { dateStyle: "long" },
  day: { dateStyle: "full" },
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type Part = keyof typeof forms;

export type Written = {
  /** ISO 8601. */
  instant: string;
  form: DateForm;
  /** The zone whose day and hour are meant. */
  timeZone: string;
  /** The end, if the date is a period of time. */
  until?: string | undefined;
  language?: Language;
};

/**
 * "15 November 2026", "Sunday 15 November 2026" or "09:00". Where the language has a calendar or a clock of its own,
 * what it says stands behind it in brackets.
 */
export function formatDate({ form, ...written }: Written): string {
  const parts = form.split("-") as Part[];
  return parts.map((part) => writtenPart(part, written)).join(", ");
}

function writtenPart(
  part: Part,
  { instant, until, timeZone, language = defaultLanguage }: Omit<Written, "form">,
) {
  const from = write(part, instant, timeZone, language);
  const ownFrom = inOwnWay(part, instant, timeZone, language);
  if (!until) return ownFrom ? `${from} (${ownFrom})` : from;
  const to = write(part, until, timeZone, language);
  const ownTo = inOwnWay(part, until, timeZone, language);
  return ownFrom ? `${from} – ${to} (${ownFrom} – ${ownTo})` : `${from} – ${to}`;
}

function write(part: Part, instant: string, timeZone: string, language: Language): string {
  const parts = formatter(languageOf(language).locale, part, timeZone).formatToParts(new Date(instant));
  // Engines of different age disagree about commas inside an English date, so there are none.
  const isPlain = language === defaultLanguage && part !== "time";
  return parts.map(({ type, value }) => (isPlain && type === "literal" ? " " : value)).join("");
}

/** The Ethiopian date; the hour as it is counted from dawn, where the zone is one of a place. */
function inOwnWay(part: Part, instant: string, timeZone: string, language: Language): string | undefined {
  if (part === "time")
    return timeZone === "UTC" ? undefined : localClock(write(part, instant, timeZone, language), language);
  if (language !== "am") return undefined;
  return formatter("am-u-ca-ethiopic", "ethiopian", timeZone).format(new Date(instant));
}

/** A whole date style would add the era. */
const ethiopian = { year: "numeric", month: "long", day: "numeric" } satisfies Intl.DateTimeFormatOptions;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because constructing one takes longer than rendering the rest of a card. */
function formatter(locale: string, part: Part | "ethiopian", timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${part} ${timeZone}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale, { ...{ ...forms, ethiopian }[part], timeZone });
  formatters.set(key, format);
  return format;
}

/** The zone, if this machine knows it; a mistyped one must not take the page down. */
export function validTimeZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
