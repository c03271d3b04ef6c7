import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../../database/connect.ts";
import { containing } from "../../database/containing.ts";
import { TRIGRAM } from "./trigrams.ts";

/**
 * What a text must contain. The pieces are encoded like the text (`encodeForTrigrams`), so they hold no sign that an
 * engine would take for an order.
 */
export type Pattern = string | { all: Pattern[] } | { any: Pattern[] };

/** For pieces that stand within one word: the words that may have them. */
export type Vocabulary = ReadonlyMap<string, string[]>;

export function matches(pattern: Pattern, text: string): boolean {
  if (typeof pattern === "string") return text.includes(pattern);
  if ("all" in pattern) return pattern.all.every((each) => matches(each, text));
  return pattern.any.some((each) => matches(each, text));
}

export function replacePieces(pattern: Pattern, replacement: (piece: string) => string): Pattern {
  if (typeof pattern === "string") return replacement(pattern);
  const each = (part: Pattern) => replacePieces(part, replacement);
  return "all" in pattern ? { all: pattern.all.map(each) } : { any: pattern.any.map(each) };
}

/**
 * A pattern that matches what this one does, and perhaps more, for less work of an index: "polic" for "policy" or
 * "policie"; and where words must come together, "res%earc" for "research".
 */
export function broadened(pattern: Pattern): Pattern {
  if (typeof pattern === "string") return pattern;
  if ("all" in pattern) return replacePieces({ all: pattern.all.map(broadened) }, inSegments);
  const [first, ...others] = pattern.any;
  if (typeof first === "string" && [...first].length > TRIGRAM) {
    const start = [...first].slice(0, -1).join("");
    if (others.every((other) => typeof other === "string" && other.startsWith(start))) return start;
  }
  return { any: pattern.any.map((part) => (isLong(part) ? inSegments(part) : broadened(part))) };
}

/** Of several words: an index takes long to tell where each of its trigrams stands. */
const isLong = (part: Pattern): part is string => typeof part === "string" && [...part].length > 12;

/** Between them anything may stand. */
const BETWEEN = "%";

/**
 * Some of its trigrams, for each takes time, but from all over it: those of its start are shared by "transform" and
 * "translate", and many texts would be read in vain.
 */
function inSegments(piece: string): string {
  const segmentsOf = (text: string) => text.match(/.{3}(?=.{3})|.{3,4}/gu) ?? [text];
  return piece.split(BETWEEN).flatMap(segmentsOf).join(BETWEEN);
}

/** As a condition that reads the text: the quickest that each engine has, but no index can answer it. */
export function scanCondition(
  engine: Engine,
  text: RawBuilder<unknown>,
  pattern: Pattern,
): RawBuilder<unknown> {
  return condition(longestFirst(pattern), (piece) => containing(engine, text, piece));
}

/** Long words are rarer, and synonyms take a comparison each: most texts are told by one. */
function longestFirst(pattern: Pattern): Pattern {
  if (typeof pattern === "string") return pattern;
  if ("any" in pattern) return { any: pattern.any.map(longestFirst) };
  const lengthOf = (part: Pattern): number => {
    if (typeof part === "string") return part.length;
    const lengths = ("all" in part ? part.all : part.any).map(lengthOf);
    return "all" in part ? Math.max(...lengths) : Math.min(...lengths);
  };
  const choices = (part: Pattern): number =>
    typeof part === "object" && "any" in part && part.any.length > 2 ? part.any.length : 1;
  return { all: pattern.all.toSorted((a, b) => choices(a) - choices(b) || lengthOf(b) - lengthOf(a)) };
}

/** Of more pieces PostgreSQL takes longer to choose than to look them up. */
const FEW = 8;

/** As a condition that PostgreSQL answers by its index of trigrams, `alone` or together with another. */
export function trigramCondition(pattern: Pattern, alone: boolean): RawBuilder<unknown> {
  // To choose, it tries every piece on a hundred records, which takes it 0.7 ms each, unless a subquery hides it. For
  // several pieces that must come together there is nothing to choose.
  const isHidden = alone && typeof pattern === "object" && "all" in pattern;
  const pieces = typeof pattern === "object" && "any" in pattern ? pattern.any : [];
  if (pieces.length > FEW && pieces.every((piece) => typeof piece === "string"))
    return sql`folded like any ((select ${pieces.map((piece) => `%${piece}%`)}::text[])::text[])`;
  return condition(pattern, (piece) => {
    const text = `%${piece}%`;
    return isHidden ? sql`folded like (select ${text}::text)` : sql`folded like ${text}`;
  });
}

/**
 * As a condition that PostgreSQL answers by its index of words. It may leave out what must come besides; undefined if
 * that index cannot tell. Never together with trigrams: what those find is checked, and texts would be split for it.
 */
export function wordCondition(unordered: Pattern, words: Vocabulary): RawBuilder<unknown> | undefined {
  // The index takes them in this order: ten common words in 26 ms instead of 33.
  const pattern = longestFirst(unordered);
  const known = wordsOfAny(pattern, words);
  if (known) return sql`search_words(folded) && ${known}::text[]`;
  if (typeof pattern === "string") return undefined;
  const parts = ("all" in pattern ? pattern.all : pattern.any).map((part) => wordCondition(part, words));
  const told = parts.filter((part) => part !== undefined);
  if (told.length === 0 || ("any" in pattern && told.length < parts.length)) return undefined;
  return sql`(${sql.join(told, "all" in pattern ? sql` and ` : sql` or `)})`;
}

/** What of a word's forms is in the vocabulary: undefined unless all are. */
function wordsOfAny(pattern: Pattern, words: Vocabulary): string[] | undefined {
  if (typeof pattern === "string") return words.get(pattern);
  if ("all" in pattern) return undefined;
  const found = pattern.any.map((part) => wordsOfAny(part, words));
  return found.includes(undefined) ? undefined : [...new Set(found.flatMap((some) => some ?? []))];
}

/** As a query of SQLite's text index. */
export function ftsQuery(pattern: Pattern): string {
  if (typeof pattern === "string") return `"${pattern.replaceAll(BETWEEN, '" AND "')}"`;
  const [parts, operator] = "all" in pattern ? [pattern.all, " AND "] : [pattern.any, " OR "];
  return `(${parts.map(ftsQuery).join(operator)})`;
}

function condition(pattern: Pattern, contains: (piece: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  if (typeof pattern === "string") return contains(pattern);
  const [parts, operator] = "all" in pattern ? [pattern.all, sql` and `] : [pattern.any, sql` or `];
  return sql`(${sql.join(
    parts.map((part) => condition(part, contains)),
    operator,
  )})`;
}
