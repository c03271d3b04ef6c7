import { createContext, use } from "react";
import { defaultLanguage, type Language } from "../../languages.ts";

/** The language of the page: links lead to pages in it, and dates are written in it. */
export const LanguageContext = createContext<Language>(defaultLanguage);

export const useLanguage = (): Language => use(LanguageContext);
