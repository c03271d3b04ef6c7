import { isLanguage, languageOf } from "../../../languages.ts";

const english = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** As the desk, which is in English, calls a language: "French". */
export function languageName(code: string): string {
  try {
    return english.of(code) ?? code;
  } catch {
    return code;
  }
}

/** For the elements that hold a text of it. */
export function inLanguage(code: string): { lang: string; dir: "ltr" | "rtl" } {
  return { lang: code, dir: isLanguage(code) ? languageOf(code).direction : "ltr" };
}
