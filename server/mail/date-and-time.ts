import { type Language, languageOf, writtenPart } from "../../languages.ts";

const date: Intl.DateTimeFormatOptions = { year: "numeric", month: "long", day: "numeric" };
const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/**
 * "15 November 2026 at 10:00 UTC", in the language. Any other time zone follows in brackets: "(Africa/Nairobi)". In Amharic
 * the Ethiopian date comes last.
 */
export function dateAndTime(instant: string, language: Language, timeZone = "UTC"): string {
  const at = new Date(instant);
  const { locale } = languageOf(language);
  const parts = new Intl.DateTimeFormat(locale, { ...date, ...time, timeZone }).formatToParts(at);
  const zone = timeZone === "UTC" ? timeZone : `(${timeZone})`;
  const written = `${parts.map((part) => writtenPart(language, part)).join("")} ${zone}`;
  if (language !== "am") return written;
  const ethiopian = new Intl.DateTimeFormat("am-u-ca-ethiopic", { ...date, timeZone });
  return `${written} (${ethiopian.format(at)} ዓ.ም.)`;
}
