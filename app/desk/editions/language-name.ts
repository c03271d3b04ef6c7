import { defaultLanguage, directionOf, type Language } from "../../../languages.ts";
import { languageName as nameIn } from "../../lists/language-name.ts";

/** In the reader's language: "French". */
export const languageName = (code: string, reader: Language = defaultLanguage): string =>
  nameIn(code, reader) ?? code;

/** Attributes for elements with text in this language. */
export const inLanguage = (code: string) => ({ lang: code, dir: directionOf(code) });
