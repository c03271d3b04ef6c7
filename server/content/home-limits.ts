import type { Language } from "../../languages.ts";

/** How many, and how many characters of text each, of which two lines hold no more than 80. */
export type Cards = { count: number; characters: number };

/** The newest projects, the newest updates of all kinds together (a filter shows more of its kind), the next events. */
type Room = { work: Cards; updates: Cards; events: number };

/**
 * How much of each there is room for on Home in the first 14,600 bytes that a server may send. Other languages take a
 * third more of them than English for the same words, and Amharic, with three bytes to a letter, more than they.
 */
const rooms: Partial<Record<Language, Room>> = {
  en: { work: { count: 4, characters: 74 }, updates: { count: 9, characters: 74 }, events: 4 },
  am: { work: { count: 3, characters: 0 }, updates: { count: 2, characters: 50 }, events: 2 },
};
const usual: Room = { work: { count: 4, characters: 70 }, updates: { count: 2, characters: 70 }, events: 3 };

export const homeLimits = (language: Language): Room => rooms[language] ?? usual;
