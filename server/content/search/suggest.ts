import type { IndexedKind } from "../../../content/kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { fold } from "./fold.ts";
import { wordsLike } from "./spellings.ts";
import { rootOf, stopWords } from "./tokens.ts";

/** Spellings of a word that are searched for. */
const MOST_TRIED = 3;
/** Words of a term that are corrected. */
const MOST_WORDS = 8;
/** Shorter words resemble too many others. */
const SHORTEST = 4;

export type Suggestion = {
  term: string;
  /** No other correction is as likely. */
  isSure: boolean;
};

/** How many matches a term has. */
type Count = (q: string) => Promise<number>;

type Searches = { list: (kind: IndexedKind) => Count; site: Count };

/**
 * A correction of a term without matches: its words with one typing error corrected, if that finds something. Words that
 * are in a public text stay as they are.
 */
export function suggestionsOf({ db }: SiteDatabase, { list, site }: Searches) {
  /** The likeliest spelling that finds something; if equally likely, the one with more matches. */
  const correct = async (typed: string, count: Count): Promise<Suggestion> => {
    const word = fold(typed);
    const unchanged = { term: typed, isSure: true };
    if ([...word].length < SHORTEST || stopWords.has(word)) return unchanged;
    const similar = await wordsLike(db, word);
    if (similar.length === 0 || similar.includes(word)) return unchanged;
    // Errors at the start are rare, and so are extra or missing letters.
    const unlikeliness = (each: string) => Number(each[0] !== word[0]) + Number(each.length !== word.length);
    const likely = similar.sort((a, b) => unlikeliness(a) - unlikeliness(b)).slice(0, MOST_TRIED);
    // The complete suggestion is searched for below anyway.
    if (likely.length === 1) return { term: likely[0] ?? typed, isSure: true };
    const tried = await Promise.all(likely.map(async (each) => ({ each, found: await count(each) })));
    const [best, next] = tried
      .filter(({ found }) => found > 0)
      .sort((a, b) => unlikeliness(a.each) - unlikeliness(b.each) || b.found - a.found);
    if (!best) return unchanged;
    // "model" and "models" are one correction.
    const isAnother = next && rootOf(next.each) !== rootOf(best.each);
    return { term: best.each, isSure: !isAnother || unlikeliness(next.each) > unlikeliness(best.each) };
  };

  /** For the list of a kind, or for the search over the site. */
  return async (q: string, kind?: IndexedKind): Promise<Suggestion | undefined> => {
    const count = kind ? list(kind) : site;
    // Every second piece is a word.
    const pieces = q.split(/([\p{L}\p{M}\p{Nd}]+)/u);
    const corrected = await Promise.all(
      pieces.map((piece, index) =>
        index % 2 === 1 && index < 2 * MOST_WORDS ? correct(piece, count) : { term: piece, isSure: true },
      ),
    );
    const term = corrected.map((each) => each.term).join("");
    if (term === q || (await count(term)) === 0) return undefined;
    return { term, isSure: corrected.every(({ isSure }) => isSure) };
  };
}
