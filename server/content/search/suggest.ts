import { type IndexedKind, indexedKinds } from "../../../content/kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { AllRecords } from "../records.ts";
import { fold } from "./fold.ts";
import { wordsLike } from "./spellings.ts";
import { stopWords } from "./tokens.ts";

/** Spellings of a word that are searched for. */
const MOST_TRIED = 3;
/** Words of a term that are corrected. */
const MOST_WORDS = 8;
/** Shorter words resemble too many others. */
const SHORTEST = 4;

/**
 * "Did you mean" for a term without matches: its words with one typing error corrected, if that finds something. Words
 * that are in a record stay as they are.
 */
export function suggestionsOf({ db }: SiteDatabase, records: AllRecords) {
  const count = async (q: string, among: IndexedKind[]) => {
    const pages = await Promise.all(among.map((kind) => records[kind].page({ q })));
    return pages.reduce((sum, { total }) => sum + total, 0);
  };

  /** The likeliest spelling that finds something; if equally likely, the one with more matches. */
  const correct = async (typed: string, among: IndexedKind[]): Promise<string> => {
    const word = fold(typed);
    if ([...word].length < SHORTEST || stopWords.has(word)) return typed;
    const similar = await wordsLike(db, word);
    if (similar.length === 0 || similar.includes(word)) return typed;
    // Errors at the start are rare, and so are extra or missing letters.
    const unlikeliness = (each: string) => Number(each[0] !== word[0]) + Number(each.length !== word.length);
    const likely = similar.sort((a, b) => unlikeliness(a) - unlikeliness(b)).slice(0, MOST_TRIED);
    // The complete suggestion is searched for below anyway.
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
    const corrected = await Promise.all(
      pieces.map((piece, index) =>
        index % 2 === 1 && index < 2 * MOST_WORDS ? correct(piece, among) : piece,
      ),
    );
    const suggestion = corrected.join("");
    return suggestion !== q && (await count(suggestion, among)) > 0 ? suggestion : undefined;
  };
}
