import { createContext, use } from "react";
import { defaultLanguage, type Language } from "../../languages.ts";

/** The language of the page, for links and dates. */
export const LanguageContext = createContext<Language>(defaultLanguage);

export const useLanguage = (): Language => use(LanguageContext);
