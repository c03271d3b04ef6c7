import { mail as originals } from "../../../app/words/en/mail.ts";
import { loadWords } from "../../../app/words/load-words.ts";
import { defaultLanguage, isLanguage, type Language, languageOf } from "../../../languages.ts";

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
  const written = `${new Intl.DateTimeFormat(locale, { ...date, ...time }).format(at)} UTC`;
  if (language !== "am") return written;
  return `${written} (${new Intl.DateTimeFormat("am-u-ca-ethiopic", date).format(at)} ዓ.ም.)`;
}
