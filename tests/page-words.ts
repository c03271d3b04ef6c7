import type { PageName, PageWords } from "../content/pages/index.ts";
import { defaultLanguage, type Language } from "../languages.ts";
import { wordsOfPage } from "../server/content/fixed-pages.ts";

/** The texts of a fixed page on a new site, in a language: `pageWords("about", "fr").title`. */
export const pageWords = <Name extends PageName>(
  name: Name,
  language: Language = defaultLanguage,
): PageWords<Name> => wordsOfPage(name, {}, language);
