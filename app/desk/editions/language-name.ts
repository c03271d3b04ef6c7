import { defaultLanguage, directionOf } from "../../../languages.ts";
import { languageName as nameIn } from "../../lists/language-name.ts";

/** As the desk, which is in English, calls a language: "French". */
export const languageName = (code: string): string => nameIn(code, defaultLanguage) ?? code;

/** For the elements that hold a text of it. */
export const inLanguage = (code: string) => ({ lang: code, dir: directionOf(code) });
