import { cut, onOneLine, plainText } from "../../markdown/plain-text.ts";
import { fold } from "./fold.ts";
import type { Query as Pattern } from "./query.ts";

type Query = Pick<Pattern, "words">;

/** A word with its combining marks. */
export const wordPattern = /[\p{L}\p{M}\p{Nd}]+/gu;

/** Characters before the first match in an excerpt from the middle of a text. */
const BEFORE = 40;

/** Every second piece is a matched word. */
export function splitAtMatches(text: string, query: Query): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!isMatch(word, query)) continue;
    pieces.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}

/** The text around the first match; undefined without one. */
export function excerptAroundMatch(text: string, query: Query, longest: number): string | undefined {
  const flat = onOneLine(text);
  const found = [...flat.matchAll(wordPattern)].find(({ 0: word }) => isMatch(word, query));
  if (!found) return undefined;
  if (found.index <= BEFORE) return cut(flat, longest);
  // Start at a word.
  const from = Math.min(flat.indexOf(" ", found.index - BEFORE) + 1, found.index);
  return `…${cut(flat.slice(from), longest - 1)}`;
}

/** The same for Markdown, of which only the paragraph with the match is parsed. */
export function passageAroundMatch(source: string, query: Query, longest: number): string | undefined {
  for (const paragraph of source.split(/\n\s*\n/)) {
    const found = hasMatch(paragraph, query)
      ? excerptAroundMatch(plainText(paragraph), query, longest)
      : undefined;
    if (found) return found;
  }
  return undefined;
}

export function hasMatch(text: string, query: Query): boolean {
  return splitAtMatches(text, query).length > 1;
}

/** Short words must match a whole word. */
function isMatch(word: string, { words }: Query): boolean {
  // Folding is much slower, and most words do not need it.
  const folded = /^[a-z\d]+$/i.test(word) ? word.toLowerCase() : fold(word);
  return words.some((each) => ([...each].length > 2 ? folded.includes(each) : folded === each));
}
