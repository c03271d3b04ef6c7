import { mail as originals } from "../../../app/words/en/mail.ts";
import { loadWords } from "../../../app/words/load-words.ts";
import { defaultLanguage, isLanguage, type Language, languageOf, writtenPart } from "../../../languages.ts";
import { organisation } from "../../../organisation.ts";

/** The language in which to write to a visitor: English if the site does not have theirs. */
export const languageOfMail = (language: string): Language =>
  isLanguage(language) ? language : defaultLanguage;

export const mailWords = (language: Language) => loadWords(originals, "mail", language);

const date: Intl.DateTimeFormatOptions = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" };
const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** "15 November 2026 at 10:00 UTC", in the language; in Amharic followed by the Ethiopian date. */
export function dateAndTime(instant: string, language: Language): string {
  const at = new Date(instant);
  const { locale } = languageOf(language);
  const parts = new Intl.DateTimeFormat(locale, { ...date, ...time }).formatToParts(at);
  const written = `${parts.map((part) => writtenPart(language, part)).join("")} UTC`;
  if (language !== "am") return written;
  return `${written} (${new Intl.DateTimeFormat("am-u-ca-ethiopic", date).format(at)} ዓ.ም.)`;
}

/** The day by whose end something is done, where the organisation is. Midnight still belongs to the day before. */
export function lastDay(due: string, language: Language): string {
  const { locale } = languageOf(language);
  const { timeZone } = organisation;
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone }).format(Date.parse(due) - 1);
}
