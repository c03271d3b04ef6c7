import { mail as originals } from "../../../app/words/en/mail.ts";
import { loadWords } from "../../../app/words/load-words.ts";
import { defaultLanguage, isLanguage, type Language, languageOf } from "../../../languages.ts";
import { organisation } from "../../../organisation.ts";

/** The language in which to write to a visitor: English if the site does not have theirs. */
export const languageOfMail = (language: string): Language =>
  isLanguage(language) ? language : defaultLanguage;

export const mailWords = (language: Language) => loadWords(originals, "mail", language);

/** The day by whose end something is done, where the organisation is. Midnight still belongs to the day before. */
export function lastDay(due: string, language: Language): string {
  const { locale } = languageOf(language);
  const { timeZone } = organisation;
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone }).format(Date.parse(due) - 1);
}
