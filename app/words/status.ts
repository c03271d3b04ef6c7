import { createHash } from "node:crypto";

/** A speaker of the language who has read what is marked as read, the last if there were several. */
export type Reader = { name: string /** "2026-11-16" */; on: string };

/** What is known of a translation: the content of its status.json. */
export type Status = {
  reader: Reader | null;
  /**
   * By the key of a sentence the hash of the English that it was made from; behind it, once a speaker has read it, the
   * hash of the translation that they read. One that is not here has not been translated.
   */
  sentences: Record<string, string>;
};

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Which English a sentence was made from, by its hash; undefined if it has not been translated. */
export const madeFrom = ({ sentences }: Status, key: string): string | undefined =>
  sentences[key]?.split(" ")[0];

/** Whether a speaker has read a sentence just as it is now. */
export const isRead = ({ reader, sentences }: Status, key: string, translation: string): boolean =>
  reader !== null && sentences[key]?.split(" ")[1] === hashOf(translation);
