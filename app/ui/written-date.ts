export type DateForm = "date" | "day" | "time";

const forms = {
  date: { dateStyle: "long" },
  day: { dateStyle: "full" },
  time: { timeStyle: "short" },
} satisfies Record<DateForm, Intl.DateTimeFormatOptions>;

/**
 * "15 November 2026", "Sunday 15 November 2026" or "09:00", the same in every browser: engines of different
 * age disagree about the commas, so they are left out.
 */
export function writtenDate(instant: string, form: DateForm, timeZone: string): string {
  return formatter("en-GB", form, timeZone)
    .formatToParts(new Date(instant))
    .map(({ type, value }) => (type === "literal" && form !== "time" ? " " : value))
    .join("");
}

/** The same as this browser's owner writes it. */
export function dateInVisitorsLocale(instant: string, form: DateForm, timeZone: string): string {
  return formatter(undefined, form, timeZone).format(new Date(instant));
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making one takes an old phone longer than all the rest of a card. */
function formatter(locale: string | undefined, form: DateForm, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${form} ${timeZone}`;
  const kept = made.get(key);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat(locale, { ...forms[form], timeZone });
  made.set(key, format);
  return format;
}
