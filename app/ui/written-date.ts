export type DateForm = "date" | "day" | "time" | "date-time";

const forms = {
  date: { dateStyle: "long" },
  day: { dateStyle: "full" },
  time: { timeStyle: "short" },
  "date-time": { dateStyle: "long", timeStyle: "short" },
} satisfies Record<DateForm, Intl.DateTimeFormatOptions>;

export type Written = {
  /** ISO 8601. */
  instant: string;
  form: DateForm;
  /** The zone whose day and hour are meant. */
  timeZone: string;
  /** The end, if the date is a period of time. */
  until?: string | undefined;
};

/**
 * "15 November 2026", "Sunday 15 November 2026" or "09:00": engines of different age disagree about commas
 * inside a date, so there are none.
 */
export function writtenDate({ instant, form, timeZone, until }: Written): string {
  const write = (each: string) =>
    form
      .split("-")
      .map((part) => inEnglish(each, part as DateForm, timeZone))
      .join(", ");
  return until ? `${write(instant)} – ${write(until)}` : write(instant);
}

function inEnglish(instant: string, form: DateForm, timeZone: string): string {
  return formatter("en-GB", form, timeZone)
    .formatToParts(new Date(instant))
    .map(({ type, value }) => (type === "literal" && form !== "time" ? " " : value))
    .join("");
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because constructing one takes longer than rendering the rest of a card. */
function formatter(locale: string | undefined, form: DateForm, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${form} ${timeZone}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale, { ...forms[form], timeZone });
  formatters.set(key, format);
  return format;
}
