import type { DeskTranslation } from "../../words/translation.ts";

/** Those of app/words/en/desk/browser.ts and some of pages, as text: functions cannot be sent. */
export type BrowserWords = DeskTranslation["browser"] & {
  common: Pick<DeskTranslation["common"], "cancel" | "save">;
  media: Pick<
    DeskTranslation["media"],
    | "alt"
    | "altHint"
    | "empty"
    | "locked"
    | "noAlt"
    | "notFound"
    | "processing"
    | "processingFailed"
    | "title"
  >;
};

/** From `<html>`, where app/desk/root.tsx writes them. Apart from page-settings.ts, because the start script has no React. */
export const browserWords = (): BrowserWords => JSON.parse(document.documentElement.dataset.words ?? "{}");
