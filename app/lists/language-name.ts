import { lists } from "../words/en/lists.ts";

const english = new Intl.DisplayNames("en", { type: "language" });

/** "French"; undefined for English, the language of the page, and for what is no language. */
export function languageName(language: string): string | undefined {
  if (language === "en") return undefined;
  try {
    return lists.languageNames[language] ?? english.of(language);
  } catch {
    return undefined;
  }
}
