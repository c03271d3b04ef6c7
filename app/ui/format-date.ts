import { defaultLanguage, type Language, languageOf, writtenPart } from "../../languages.ts";
import { listSeparator } from "./list-separator.ts";
import { localClock } from "./local-clock.ts";

export type DateForm = "date" | "day" | "time" | "date-time";

const forms = {
  date: { dateStyle: "long" },
  day: { dateStyle: "full" },
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type Part = keyof typeof forms;

export type DateOptions = {
  /** ISO 8601. */
  instant: string;
  form: DateForm;
  timeZone: string;
  /** The end, if the date is a period of time. */
  until?: string | undefined;
  language?: Language;
};

/**
 * "15 November 2026", "Sunday 15 November 2026" or "09:00". For languages with their own calendar or clock, its date or
 * time follows in brackets.
 */
export function formatDate({ form, ...options }: DateOptions): string {
  const parts = form.split("-") as Part[];
  return parts
    .map((part) => formatPart(part, options))
    .join(listSeparator(options.language ?? defaultLanguage));
}

function formatPart(
  part: Part,
  { instant, until, timeZone, language = defaultLanguage }: Omit<DateOptions, "form">,
) {
  const from = formatIn(part, instant, timeZone, language);
  const localFrom = inLocalCalendar(part, instant, timeZone, language);
  if (!until) return localFrom ? `${from} (${localFrom})` : from;
  const to = formatIn(part, until, timeZone, language);
  const localTo = inLocalCalendar(part, until, timeZone, language);
  return localFrom ? `${from} – ${to} (${localFrom} – ${localTo})` : `${from} – ${to}`;
}

function formatIn(part: Part, instant: string, timeZone: string, language: Language): string {
  const parts = formatter(languageOf(language).locale, forms[part], timeZone).formatToParts(
    new Date(instant),
  );
  // Engines disagree about commas in English dates, so there are none.
  const isPlain = language === defaultLanguage && part !== "time";
  return parts.map((one) => (isPlain && one.type === "literal" ? " " : writtenPart(language, one))).join("");
}

/** The Ethiopian date, or the hour counted from dawn. None for hours in UTC, which is not the time of a place. */
function inLocalCalendar(
  part: Part,
  instant: string,
  timeZone: string,
  language: Language,
): string | undefined {
  if (part === "time")
    return timeZone === "UTC" ? undefined : localClock(formatIn(part, instant, timeZone, language), language);
  if (language !== "am") return undefined;
  const date = formatter("am-u-ca-ethiopic", ethiopian, timeZone).format(new Date(instant));
  return `${date} ዓ.ም.`;
}

/** `dateStyle` would add the era as "AM". */
const ethiopian = { year: "numeric", month: "long", day: "numeric" } satisfies Intl.DateTimeFormatOptions;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Each takes 44 KB, and there are hundreds of time zones. The pages of one language need about sixty. */
const maxFormatters = 100;

/** Cached, because creating one takes longer than rendering the rest of a card. */
export function formatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options)} ${timeZone}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  if (formatters.size >= maxFormatters) formatters.clear();
  formatters.set(key, created);
  return created;
}

/** Creating a formatter takes long, and there are only some hundred zones. */
const validZones = new Map<string, string>();

/** The time zone, or UTC if it is unknown: a mistyped one must not break the page. */
export function validTimeZone(zone: string): string {
  try {
    const valid =
      validZones.get(zone) ?? new Intl.DateTimeFormat("en-GB", { timeZone: zone }).resolvedOptions().timeZone;
    validZones.set(zone, valid);
    return valid;
  } catch {
    return "UTC";
  }
}
