/** What the messages of a flood have in common, and messages of people who share a network do not. */
import { createHash } from "node:crypto";
import { mailboxKey } from "../../mail/email-key.ts";
import { linksIn, withoutLinks } from "../links.ts";
import { fewLetters } from "../message-limits.ts";
import type { Sending } from "./arrival.ts";

/** Messages with the same trait count towards one limit. */
export type Trait = {
  name: string;
  /** Multiplies the limit for one sender. */
  times: number;
  /** Also counted for the wider networks of the sender. */
  wide?: true;
};

const mostLinks = 3;

/** Counted for each sender. */
export function traitsOf({ fields, formId, ...sending }: Sending): Trait[] {
  const text = ownText({ fields, ...sending });
  const letters = lettersOf(text);
  return [
    { name: `email ${mailboxKey(fields.email)}`, times: 1, wide: true },
    // One person may write for a whole village on one telephone.
    ...(formId ? [{ name: `form ${formId}`, times: 4 }] : []),
    ...(letters ? [{ name: `exactly ${text}`, times: isShort(letters) ? 4 : 2, wide: true } as const] : []),
    ...linksIn(text)
      .slice(0, mostLinks)
      .map((link) => ({ name: `link ${link}`, times: 4 })),
  ];
}

/** Counted for all senders together: a text that comes from many addresses, slightly changed each time, is spam. */
export function textTraitsOf(sending: Pick<Sending, "fields" | "prefilled">): Trait[] {
  const text = ownText(sending);
  const letters = lettersOf(text);
  return [
    // In a short text the digits may be all that matters.
    ...(letters ? [isShort(letters) ? { name: text, times: 2 } : { name: letters, times: 1 }] : []),
    ...minHashes(text).map((hash) => ({ name: `near ${hash}`, times: 2 })),
  ];
}

const isShort = (letters: string) => letters.length < fewLetters;

/** Without the line that a link to the form filled in: everyone who registers for an event sends the same one. */
function ownText({ fields, prefilled }: Pick<Sending, "fields" | "prefilled">): string {
  const text = prefilled ? fields.message.replace(prefilled.trim(), "") : fields.message;
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Programs vary digits, punctuation, spaces and links first. */
const lettersOf = (text: string): string => wordsOf(text).join("");

const wordsOf = (text: string): string[] => withoutLinks(text).match(/[\p{L}\p{M}]+/gu) ?? [];

const bands = 3;
const hashesPerBand = 5;
/** Shorter texts are compared by their letters alone. */
const fewestWords = 8;

/**
 * MinHash: texts that share most pairs of neighbouring words very likely have one of these in common, and two texts
 * about the same subject do not. Each value joins, for five hash functions, the smallest hash of any pair.
 */
function minHashes(text: string): string[] {
  const words = wordsOf(text);
  if (words.length < fewestWords) return [];
  const pairs = words.slice(1).map((word, index) => hashesOf(`${words[index]} ${word}`));
  const smallest = Array.from({ length: bands * hashesPerBand }, (_, index) =>
    Math.min(...pairs.map((hashes) => hashes[index] ?? 0)).toString(36),
  );
  return Array.from({ length: bands }, (_, band) =>
    smallest.slice(band * hashesPerBand, (band + 1) * hashesPerBand).join("-"),
  );
}

/** The parts of one SHA-512 stand for as many hash functions. */
function hashesOf(pair: string): number[] {
  const hash = createHash("sha512").update(pair).digest();
  return Array.from({ length: bands * hashesPerBand }, (_, index) => hash.readUInt32BE(4 * index));
}
