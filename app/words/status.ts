import { createHash } from "node:crypto";

/** The last speaker of the language who read sentences marked as read. */
export type Reader = { name: string /** "2026-11-16" */; on: string };

/** The state of a translation: its status.json. */
export type Status = {
  reader: Reader | null;
  /**
   * By key: the hash of the English original and, once a speaker has read the sentence, a space and the hash of the
   * translation they read. A missing key means untranslated.
   */
  sentences: Record<string, string>;
};

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** The hash of the English original of a translation; undefined if untranslated. */
export const madeFrom = ({ sentences }: Status, key: string): string | undefined =>
  sentences[key]?.split(" ")[0];

/** Whether a speaker has read a sentence in its current form. */
export const isRead = ({ reader, sentences }: Status, key: string, translation: string): boolean =>
  reader !== null && sentences[key]?.split(" ")[1] === hashOf(translation);
