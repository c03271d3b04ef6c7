import { fold } from "./fold.ts";
import type { Pattern } from "./pattern.ts";
import { synonymGroups } from "./synonym-keys.ts";
import { isSignificant, rootOf, stemOf, withoutArticle, wordsOf } from "./tokens.ts";
import { encodeForTrigrams, encodeShortWord, SHORT } from "./trigram-encoding.ts";

export type Query = {
  /** The whole term, encoded. */
  whole: string;
  /** The whole term or, if it is one known phrase, a synonym of it. */
  phrase: Pattern;
  /** What a record must contain: the whole term or all its words. */
  pattern: Pattern;
  /** The stems of its words and of their synonyms, to be highlighted in results. */
  words: string[];
  /** Without the synonyms: a passage with these is better. */
  typedWords: string[];
};

/** More words than fit in the search field; further ones are ignored. */
const MOST_WORDS = 40;

/** Undefined if only white space and combining marks were typed. */
export function queryOf(q: string): Query | undefined {
  const folded = fold(q);
  if (!folded) return undefined;
  const whole = encodeForTrigrams(folded);
  const all = wordsOf(folded);
  const long = [...new Set(all.filter((word) => [...word].length >= SHORT))];
  const significant = (long.some(isSignificant) ? long.filter(isSignificant) : long).slice(0, MOST_WORDS);
  // Single letters and signs mean something only together.
  if (significant.length === 0) return { whole, phrase: whole, pattern: whole, words: all, typedWords: all };

  const parts = partsOf(significant);
  const patternsOf = (some: Part[]) =>
    some.map(({ words, key }) =>
      simplest("any", [simplest("all", words.map(patternOf)), ...(key ? [key] : [])]),
    );
  // A text with the whole term has its long words, but perhaps not its short ones: these may be parts of other words.
  const isLong = ({ words }: Part) => words.every((word) => [...word].length > SHORT);
  const short = patternsOf(parts.filter((part) => !isLong(part)));
  const pattern = simplest("all", [
    ...patternsOf(parts.filter(isLong)),
    ...(short.length > 0 ? [simplest("any", [whole, simplest("all", short)])] : []),
  ]);
  const typedWords = significant.flatMap(formsOf);
  const synonyms = parts.flatMap(({ otherWords }) => otherWords).flatMap(formsOf);
  const [{ key } = { key: undefined }, ...others] = parts;
  const phrase = key && others.length === 0 ? { any: [whole, key] } : whole;
  return { whole, phrase, pattern, words: [...typedWords, ...synonyms], typedWords };
}

type Part = { words: string[]; key: string | undefined; otherWords: string[] };

/** Single words, or phrases that have synonyms. */
function partsOf(words: string[]): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < words.length; ) {
    const known = phrasesOf(words.slice(start).map(rootOf));
    const length = known?.length ?? 1;
    parts.push({
      words: words.slice(start, start + length),
      key: known?.key,
      otherWords: known?.others.flatMap((phrase) => phrase.words) ?? [],
    });
    start += length;
  }
  return parts;
}

/** The synonyms of the longest known phrase at the start. */
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

/** A short word must match a whole word: "ai" is also in "training". */
function patternOf(word: string): Pattern {
  return [...word].length === SHORT ? encodeShortWord(word) : simplest("any", formsOf(word));
}

/** What all forms of the word start with, usually its stem. */
function formsOf(typed: string): string[] {
  const word = withoutArticle(typed);
  const stem = stemOf(word);
  // "national" and "nationaux".
  if (/^[a-z]{2,}[^e]aux$/.test(word)) return [`${word.slice(0, -2)}l`, word];
  if (/^[a-z]{3,}al$/.test(stem)) return [stem, `${stem.slice(0, -1)}ux`];
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
  // A text that contains the longer piece contains the shorter one.
  const isNeedless = (piece: Pattern) =>
    choices.some((other) => other !== piece && typeof other === "string" && isIn(other, piece));
  const needed = choices.filter((piece) => !isNeedless(piece));
  return needed.length < choices.length ? simplest("any", needed) : { any: choices };
}

const isIn = (piece: string, pattern: Pattern) => typeof pattern === "string" && pattern.includes(piece);
