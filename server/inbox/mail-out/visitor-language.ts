import { mail as originals } from "../../../app/words/en/mail.ts";
import { loadWords } from "../../../app/words/load-words.ts";
import { defaultLanguage, isLanguage, type Language } from "../../../languages.ts";

/** The language that we write to a visitor in: English, if theirs is one that we have no words for. */
export const languageOfMail = (language: string): Language =>
  isLanguage(language) ? language : defaultLanguage;

/** What the site writes to visitors by mail. */
export const mailWords = (language: Language) => loadWords(originals, "mail", language);
