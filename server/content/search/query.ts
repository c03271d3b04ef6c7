import { fold } from "./fold.ts";
import type { Pattern } from "./pattern.ts";
import { synonymGroups } from "./synonym-keys.ts";
import { isSignificant, stemOf, wordsOf } from "./tokens.ts";
import { encodeForTrigrams, encodeShortWord, SHORT } from "./trigram-encoding.ts";

/** What a visitor looks for. */
export type Query = {
  /** The term as it was typed, encoded. */
  whole: string;
  /** What a record must contain: the whole term, or all of its words. */
  pattern: Pattern;
  /** What its words begin with, and those of synonyms: to be marked where they are found. */
  words: string[];
};

/** More words than a search field takes. Those behind are not looked for: the more there are, the less they say. */
const MOST_WORDS = 40;

/** Undefined if there is nothing to look for: nothing but white space and marks. */
export function queryOf(q: string): Query | undefined {
  const folded = fold(q);
  if (!folded) return undefined;
  const whole = encodeForTrigrams(folded);
  const all = wordsOf(folded);
  const long = [...new Set(all.filter((word) => [...word].length >= SHORT))];
  const telling = (long.some(isSignificant) ? long.filter(isSignificant) : long).slice(0, MOST_WORDS);
  // Nothing but single letters and signs: only together do they say something.
  if (telling.length === 0) return { whole, pattern: whole, words: all };

  const parts = partsOf(telling);
  const patternsOf = (some: Part[]) =>
    some.map(({ said, key }) =>
      simplest("any", [simplest("all", said.map(patternOf)), ...(key ? [key] : [])]),
    );
  // The whole term has its longer words; a short one may be a piece of another word in it.
  const isLong = ({ said }: Part) => said.every((word) => [...word].length > SHORT);
  const short = patternsOf(parts.filter((part) => !isLong(part)));
  const pattern = simplest("all", [
    ...patternsOf(parts.filter(isLong)),
    ...(short.length > 0 ? [simplest("any", [whole, simplest("all", short)])] : []),
  ]);
  const sought = [...telling, ...parts.flatMap(({ otherWords }) => otherWords)].flatMap(formsOf);
  return { whole, pattern, words: sought };
}

type Part = { said: string[]; key: string | undefined; otherWords: string[] };

/** The words one by one, or several together where they have synonyms. */
function partsOf(words: string[]): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < words.length; ) {
    const known = phrasesOf(words.slice(start).map(stemOf));
    const length = known?.length ?? 1;
    parts.push({
      said: words.slice(start, start + length),
      key: known?.key,
      otherWords: known?.others.flatMap((phrase) => phrase.words) ?? [],
    });
    start += length;
  }
  return parts;
}

/** The synonyms of the longest phrase that the words begin with. */
function phrasesOf(stems: string[]) {
  const found = synonymGroups.flatMap(({ key, phrases }) =>
    phrases
      .filter((phrase) => phrase.stems.every((stem, index) => stem === stems[index]))
      .map((phrase) => ({
        ...{ key, length: phrase.stems.length },
        others: phrases.filter((other) => other !== phrase),
      })),
  );
  return found.sort((a, b) => b.length - a.length)[0];
}

/** A short word counts only as a word: "ai" is in "training". */
function patternOf(word: string): Pattern {
  return [...word].length === SHORT ? encodeShortWord(word) : simplest("any", formsOf(word));
}

/** What the word and its other forms begin with: mostly its stem. */
function formsOf(word: string): string[] {
  const stem = stemOf(word);
  // "policy" and "policies", but not "police".
  if (/^(y|ie[sd])$/.test(word.slice(stem.length))) return [`${stem}y`, `${stem}ie`];
  // "mode" and "moding", but not "modify".
  if (word === `${stem}e` && stem.length === 3) return [word, `${stem}ing`];
  return [stem];
}

function simplest(how: "all" | "any", patterns: Pattern[]): Pattern {
  const [only] = patterns;
  if (only !== undefined && patterns.length === 1) return only;
  if (how === "all") return { all: patterns };
  const choices = patterns.flatMap((each) => (typeof each === "object" && "any" in each ? each.any : each));
  // Whatever contains the longer piece contains the shorter one.
  const isNeedless = (piece: Pattern) =>
    choices.some((other) => other !== piece && typeof other === "string" && isIn(other, piece));
  const needed = choices.filter((piece) => !isNeedless(piece));
  return needed.length < choices.length ? simplest("any", needed) : { any: choices };
}

const isIn = (piece: string, pattern: Pattern) => typeof pattern === "string" && pattern.includes(piece);
