import { words as originals } from "./en/index.ts";
import { isFixed } from "./translate.ts";

/** A sentence. Its key is its path, "enquiry.labels.name"; list entries are numbered. */
export type Sentence = {
  key: string;
  text: string;
  /** Whether it is an ICU message with values. */
  isMessage: boolean;
};

/** Every sentence of the originals or of a translation, whose messages are plain text. */
export function sentencesOf(words: unknown, place: string[] = []): Sentence[] {
  if (typeof words === "string") return [{ key: place.join("."), text: words, isMessage: false }];
  if (typeof words === "function") {
    const { text } = words as unknown as { text: string };
    return [{ key: place.join("."), text, isMessage: true }];
  }
  return Object.entries(words as object)
    .filter(([key]) => !isFixed(key))
    .flatMap(([key, value]) => sentencesOf(value, [...place, key]));
}

export const originalSentences = (): Sentence[] => sentencesOf(originals);

/** The sentences of a translation by key. */
export const textsOf = (words: unknown): Map<string, string> =>
  new Map(sentencesOf(words).map(({ key, text }) => [key, text]));
