import type { Language } from "../../languages.ts";

/** `characters`: the length of each excerpt, of which two lines hold at most 80. */
export type Cards = { count: number; characters: number };

/** The newest projects, the newest updates of all kinds (a filter shows more of its kind), and the next events. */
type Limits = { work: Cards; updates: Cards; events: number };

/**
 * How much fits on Home within the 14,600 bytes of the first round trip. Other languages need a third more bytes than
 * English, and Amharic, with three bytes per letter, even more.
 */
const limits: Partial<Record<Language, Limits>> = {
  en: { work: { count: 4, characters: 74 }, updates: { count: 9, characters: 74 }, events: 4 },
  am: { work: { count: 3, characters: 0 }, updates: { count: 2, characters: 50 }, events: 2 },
};
const usual: Limits = {
  work: { count: 4, characters: 70 },
  updates: { count: 2, characters: 70 },
  events: 3,
};

export const homeLimits = (language: Language): Limits => limits[language] ?? usual;
