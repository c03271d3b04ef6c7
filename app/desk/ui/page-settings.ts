import { createContext, use } from "react";
import { defaultLanguage, type Language, languageOf } from "../../../languages.ts";
import { organisation } from "../../../organisation.ts";
import { type BrowserWords, browserWords } from "../browser/browser-words.ts";
import { fillMessage } from "./fill-message.ts";

/** What every part of a page knows of its reader. The server renders it into the page, where islands read it. */
export type PageSettings = {
  language: Language;
  timeZone: string;
  words: BrowserWords | undefined;
};

export const PageSettingsContext = createContext<PageSettings>({
  language: defaultLanguage,
  timeZone: organisation.timeZone,
  words: undefined,
});

export const usePageSettings = (): PageSettings => use(PageSettingsContext);

/** In the browser: from the attributes of `<html>`, which app/desk/root.tsx writes. */
export function readPageSettings({ lang, dataset }: HTMLElement): PageSettings {
  return { language: lang as Language, timeZone: dataset.timeZone ?? "", words: browserWords() };
}

/** The sentences that scripts and islands share. */
export const useBrowserWords = (): BrowserWords => usePageSettings().words ?? ({} as BrowserWords);

/** Fills in a sentence with values: `fill(words.timesNote, { zone })`. */
export function useFillMessage() {
  const { locale } = languageOf(usePageSettings().language);
  return (text: string, values: Readonly<Record<string, string | number>>) =>
    fillMessage(text, values, locale);
}
