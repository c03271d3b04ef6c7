import type { DeskTranslation } from "../../words/translation.ts";

/** Those of app/words/en/desk/browser.ts, as text: functions cannot be sent. */
export type BrowserWords = DeskTranslation["browser"];

/** From `<html>`, where app/desk/root.tsx writes them. Apart from page-settings.ts, because the start script has no React. */
export const browserWords = (): BrowserWords => JSON.parse(document.documentElement.dataset.words ?? "{}");
