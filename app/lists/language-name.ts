import { listedIn } from "../../content/define.ts";
import { isLanguage, type Language, languageOf } from "../../languages.ts";
import { wordsIn } from "../words/words.ts";

/** "French", in the page's language; undefined for an unknown code. */
export function languageName(language: string, page: Language): string | undefined {
  const { names } = wordsIn(page).languageWords;
  if (Object.hasOwn(names, language)) return names[language as keyof typeof names];
  // A new language of the site that the others have no name for yet.
  if (isLanguage(language)) return languageOf(language).name;
  try {
    return new Intl.DisplayNames(languageOf(page).locale, { type: "language" }).of(language);
  } catch {
    return undefined;
  }
}

/** "English and Amharic", from the codes in a record's field; empty if it has none. */
export function languageNames(codes: string, page: Language): string {
  const names = listedIn(codes).flatMap((code) => languageName(code, page) ?? []);
  return new Intl.ListFormat(languageOf(page).locale).format(names);
}
