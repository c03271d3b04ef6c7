import { type Language, languageOf, writtenPart } from "../../languages.ts";

const form: Intl.DateTimeFormatOptions = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" };

/** "30 November 2026" for "2026-11-30". In Amharic the Ethiopian date follows in brackets. */
export function longDate(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  const parts = new Intl.DateTimeFormat(languageOf(language).locale, form).formatToParts(at);
  const written = parts.map((part) => writtenPart(language, part)).join("");
  if (language !== "am") return written;
  return `${written} (${new Intl.DateTimeFormat("am-u-ca-ethiopic", form).format(at)} ዓ.ም.)`;
}
