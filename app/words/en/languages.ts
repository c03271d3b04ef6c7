import { message, partsMessage } from "../message.ts";

/** The language switch, and notes about texts in another language. */
export const languageWords = {
  /** Names the switch. */
  label: "Language",
  /** Offered to visitors whose browser prefers this language. */
  offer: "Continue in English",
  dismiss: "Stay here",
  /** In the footer of a language that no speaker has read yet. */
  unread: partsMessage<"link">("This translation has not yet been checked by a native speaker. {link}"),
  correct: "Tell us what is wrong.",
  /** Above a record that is not available in the page's language. */
  notTranslated: message<{ language: string }>(
    "This text is not available in English yet. You are reading it in {language}.",
  ),
  /** Below a text that a native speaker of its language has read. `reader` is a name. */
  readByNative: {
    translation: partsMessage<"reader" | "date">(
      "This translation was read by a native speaker: {reader}, {date}.",
    ),
    original: partsMessage<"reader" | "date">("This text was read by a native speaker: {reader}, {date}."),
  },
  readIn: message<{ language: string }>("Read in {language}"),
  /** Filters of lists and the search. */
  filter: "Language",
  all: "All languages",
  only: message<{ language: string }>("Only in {language}"),
  /** Beside a text in another language than the page's. */
  inLanguage: message<{ language: string }>("In {language}"),
  /** The names of languages, as used within sentences. */
  names: { en: "English", fr: "French", pt: "Portuguese", sw: "Kiswahili", am: "Amharic", ar: "Arabic" },
};
