import { createContext, use } from "react";
import { defaultLanguage, type Language, languageOf } from "../../../languages.ts";
import { organisation } from "../../../organisation.ts";
import type { DeskTranslation } from "../../words/translation.ts";
import { fillMessage } from "./fill-message.ts";

/** What every part of a page knows of its reader. The server renders it into the page, where islands read it. */
export type PageSettings = {
  language: Language;
  timeZone: string;
  /** Those of app/words/en/desk/browser.ts, as text: functions cannot be sent. */
  words: DeskTranslation["browser"] | undefined;
};

export const PageSettingsContext = createContext<PageSettings>({
  language: defaultLanguage,
  timeZone: organisation.timeZone,
  words: undefined,
});

export const usePageSettings = (): PageSettings => use(PageSettingsContext);

/** In the browser: from the attributes of `<html>`, which app/desk/root.tsx writes. */
export function readPageSettings({ lang, dataset }: HTMLElement): PageSettings {
  return { language: lang as Language, timeZone: dataset.timeZone ?? "", words: readBrowserWords(dataset) };
}

export const readBrowserWords = ({ words }: DOMStringMap): DeskTranslation["browser"] =>
  JSON.parse(words ?? "{}");

/** The sentences that scripts and islands share. */
export const useBrowserWords = (): DeskTranslation["browser"] =>
  usePageSettings().words ?? ({} as DeskTranslation["browser"]);

/** Fills in a sentence with values: `fill(words.timesNote, { zone })`. */
export function useFillMessage() {
  const { locale } = languageOf(usePageSettings().language);
  return (text: string, values: Readonly<Record<string, string | number>>) =>
    fillMessage(text, values, locale);
}
