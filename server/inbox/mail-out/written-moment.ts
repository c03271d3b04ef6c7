import { type Language, languageOf } from "../../../languages.ts";

const forms: Intl.DateTimeFormatOptions = {
  ...{ year: "numeric", month: "long", day: "numeric" },
  ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" },
};

/** "15 November 2026 at 10:00 UTC", as the language says it; in Amharic with the Ethiopian date behind it. */
export function writtenMoment(instant: string, language: Language): string {
  const date = new Date(instant);
  const { locale } = languageOf(language);
  const written = `${new Intl.DateTimeFormat(locale, forms).format(date)} UTC`;
  if (language !== "am") return written;
  const { year, month, day, timeZone } = forms;
  const ethiopian = new Intl.DateTimeFormat("am-u-ca-ethiopic", {
    year,
    month,
    day,
    timeZone,
  } as typeof forms);
  return `${written} (${ethiopian.format(date)})`;
}
