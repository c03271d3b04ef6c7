import { mail as originals } from "../../../app/words/en/mail.ts";
import { translate } from "../../../app/words/translate.ts";
import { defaultLanguage, isLanguage, type Language, languageOf } from "../../../languages.ts";

/** The language that we write to a visitor in: English, if theirs is one that we have no words for. */
export const languageOfMail = (language: string): Language =>
  isLanguage(language) ? language : defaultLanguage;

/** What the site writes to visitors by mail. Of all words only these, so that the process stays small. */
export async function mailWords(language: Language): Promise<typeof originals> {
  if (language === defaultLanguage) return originals;
  const { mail } = await import(`../../../app/words/${language}/mail.ts`);
  return translate(originals, mail, languageOf(language).locale);
}
