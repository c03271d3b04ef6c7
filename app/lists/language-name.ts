import { type Language, languageOf } from "../../languages.ts";
import { wordsIn } from "../words/words.ts";

/** "French", in the language of the page; undefined for what is no language. */
export function languageName(language: string, page: Language): string | undefined {
  const { names } = wordsIn(page).languageWords;
  if (Object.hasOwn(names, language)) return names[language as keyof typeof names];
  try {
    return new Intl.DisplayNames(languageOf(page).locale, { type: "language" }).of(language);
  } catch {
    return undefined;
  }
}
