import { defaultLanguage, directionOf } from "../../../languages.ts";
import { languageName as nameIn } from "../../lists/language-name.ts";

/** In English, the language of the desk: "French". */
export const languageName = (code: string): string => nameIn(code, defaultLanguage) ?? code;

/** Attributes for elements with text in this language. */
export const inLanguage = (code: string) => ({ lang: code, dir: directionOf(code) });
