import { cut } from "../../markdown/plain-text.ts";
import { fold } from "./fold.ts";
import type { Query } from "./query.ts";

/** A word as it was written, with its marks. */
const written = /[\p{L}\p{M}\p{Nd}]+/gu;

/** How many characters stand before the found word in an excerpt from the middle of a text. */
const BEFORE = 40;

/** The text in pieces: every second one is a word that was looked for. */
export function splitAtMatches(text: string, query: Query): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(written)) {
    if (!isFound(word, query)) continue;
    pieces.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}

/** The place in the text where the first word was found; undefined if there is none. */
export function excerptAroundMatch(text: string, query: Query, longest: number): string | undefined {
  const flat = text.replace(/\s+/g, " ").trim();
  const found = [...flat.matchAll(written)].find(({ 0: word }) => isFound(word, query));
  if (!found) return undefined;
  if (found.index <= BEFORE) return cut(flat, longest);
  // From the start of a word on.
  const from = Math.min(flat.indexOf(" ", found.index - BEFORE) + 1, found.index);
  return `…${cut(flat.slice(from), longest - 1)}`;
}

export function hasMatch(text: string, query: Query): boolean {
  return splitAtMatches(text, query).length > 1;
}

/** Short words are found as words only. */
function isFound(word: string, { words }: Query): boolean {
  // Folding takes much longer, and most words need none of it.
  const folded = /^[a-z\d]+$/i.test(word) ? word.toLowerCase() : fold(word);
  return words.some((each) => ([...each].length > 2 ? folded.includes(each) : folded === each));
}
