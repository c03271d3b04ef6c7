import type { PageName, PageWords } from "../content/pages/index.ts";
import { defaultLanguage, type Language } from "../languages.ts";
import { wordsOfPage } from "../server/content/fixed-pages.ts";

/** What a fixed page of a new site says in a language: `pageWords("about", "fr").title`. */
export const pageWords = <Name extends PageName>(
  name: Name,
  language: Language = defaultLanguage,
): PageWords<Name> => wordsOfPage(name, {}, language);
