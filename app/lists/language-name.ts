const english = new Intl.DisplayNames("en", { type: "language" });

/** "French"; undefined for English, the language of the page, and for what is no language. */
export function languageName(language: string): string | undefined {
  if (language === "en") return undefined;
  try {
    return english.of(language);
  } catch {
    return undefined;
  }
}
