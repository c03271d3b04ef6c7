/** What two texts have in common if they are the same one, a little changed. */
import { createHash } from "node:crypto";
import { withoutLinks } from "../links.ts";

/** The letters of a text in lower case: digits, signs, spaces and links are what programs vary first. */
export function lettersOf(text: string): string {
  return wordsOf(text).join("");
}

const hashesPerPart = 5;
const parts = 3;
/** Shorter texts are compared by their letters only. */
const fewestWords = 8;

/**
 * Texts that share most pairs of neighbouring words have one of these in common, most likely; two texts about the same
 * thing have not. (Each is the smallest of the pairs' hashes, for five ways of hashing: "MinHash".)
 */
export function nearness(text: string): string[] {
  const words = wordsOf(text);
  if (words.length < fewestWords) return [];
  const pairs = words.slice(1).map((word, index) => numbersOf(`${words[index]} ${word}`));
  return Array.from({ length: parts }, (_, part) =>
    Array.from({ length: hashesPerPart }, (_, index) =>
      Math.min(...pairs.map((numbers) => numbers[part * hashesPerPart + index] ?? 0)).toString(36),
    ).join("-"),
  );
}

function wordsOf(text: string): string[] {
  return (
    withoutLinks(text)
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

/** Numbers that stand for a pair of words. */
function numbersOf(pair: string): number[] {
  const hash = createHash("sha512").update(pair).digest();
  return Array.from({ length: parts * hashesPerPart }, (_, index) => hash.readUInt32BE(4 * index));
}
