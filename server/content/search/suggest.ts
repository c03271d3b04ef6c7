import { type IndexedKind, indexedKinds } from "../../../content/kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { AllRecords } from "../records.ts";
import { fold } from "./fold.ts";
import { wordsLike } from "./spellings.ts";
import { stopWords } from "./tokens.ts";

/** How many spellings of a word are tried. */
const MOST_TRIED = 3;
/** Of how many words the spelling is looked at. */
const MOST_WORDS = 8;
/** Shorter words are like too many others. */
const SHORTEST = 4;

/**
 * What someone may have meant by a term that nothing matches: its words with one slip mended, if that finds something.
 * A word that some record has is left as it is.
 */
export function suggestionsOf({ db }: SiteDatabase, records: AllRecords) {
  const count = async (q: string, among: IndexedKind[]) => {
    const pages = await Promise.all(among.map((kind) => records[kind].page({ q })));
    return pages.reduce((sum, { total }) => sum + total, 0);
  };

  /** The likeliest spelling that finds something; of several, what is found most often. */
  const mend = async (typed: string, among: IndexedKind[]): Promise<string> => {
    const word = fold(typed);
    if ([...word].length < SHORTEST || stopWords.has(word)) return typed;
    const like = await wordsLike(db, word);
    if (like.length === 0 || like.includes(word)) return typed;
    // A slip is seldom at the start, and seldom a letter too many or too few.
    const unlikeliness = (each: string) => Number(each[0] !== word[0]) + Number(each.length !== word.length);
    const likely = like.sort((a, b) => unlikeliness(a) - unlikeliness(b)).slice(0, MOST_TRIED);
    // What is suggested is looked for as a whole anyway.
    if (likely.length === 1) return likely[0] ?? typed;
    const tried = await Promise.all(likely.map(async (each) => ({ each, found: await count(each, among) })));
    const [best] = tried
      .filter(({ found }) => found > 0)
      .sort((a, b) => unlikeliness(a.each) - unlikeliness(b.each) || b.found - a.found);
    return best?.each ?? typed;
  };

  return async (q: string, among: IndexedKind[] = indexedKinds): Promise<string | undefined> => {
    // Every second piece is a word.
    const pieces = q.split(/([\p{L}\p{M}\p{Nd}]+)/u);
    const mended = await Promise.all(
      pieces.map((piece, index) => (index % 2 === 1 && index < 2 * MOST_WORDS ? mend(piece, among) : piece)),
    );
    const suggestion = mended.join("");
    return suggestion !== q && (await count(suggestion, among)) > 0 ? suggestion : undefined;
  };
}
