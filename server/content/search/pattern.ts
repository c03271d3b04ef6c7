import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../../database/connect.ts";
import { containing } from "../../database/containing.ts";
import { isShort, isShortWord, SEPARATORS, startingForms } from "./trigram-encoding.ts";
import { TRIGRAM } from "./trigrams.ts";

/**
 * What a text must contain. Pieces are encoded like the text (`encodeForTrigrams`), so they hold no character that has a
 * meaning in LIKE or in a full-text query.
 */
export type Pattern = string | { all: Pattern[] } | { any: Pattern[] };

/** For each piece within one word, the known words that may contain it. */
export type Vocabulary = ReadonlyMap<string, string[]>;

export function matches(pattern: Pattern, text: string): boolean {
  return holds(pattern, (piece) => text.includes(piece));
}

/** Whether the pattern is fulfilled, if `isThere` tells which of its pieces are. */
export function holds(pattern: Pattern, isThere: (piece: string) => boolean): boolean {
  if (typeof pattern === "string") return isThere(pattern);
  if ("all" in pattern) return pattern.all.every((each) => holds(each, isThere));
  return pattern.any.some((each) => holds(each, isThere));
}

export function replacePieces(pattern: Pattern, replacement: (piece: string) => string): Pattern {
  if (typeof pattern === "string") return replacement(pattern);
  const each = (part: Pattern) => replacePieces(part, replacement);
  return "all" in pattern ? { all: pattern.all.map(each) } : { any: pattern.any.map(each) };
}

/**
 * A looser pattern that costs the index less: "polic" for "policy" or "policie", and "res%earc" for "research" if several
 * words are required. The caller checks the rows that it finds against the exact pattern.
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

/** Several words: the index is slow to compare the positions of so many trigrams. */
const isLong = (part: Pattern): part is string => typeof part === "string" && [...part].length > 12;

/** Matches anything between two segments. */
const BETWEEN = "%";

/**
 * Keeps only some trigrams, because each one takes time, but from the whole piece: "transform" and "translate" share their
 * first trigrams, so these alone would find too many texts.
 */
function inSegments(piece: string): string {
  const segmentsOf = (text: string) => text.match(/.{3}(?=.{3})|.{3,4}/gu) ?? [text];
  return piece.split(BETWEEN).flatMap(segmentsOf).join(BETWEEN);
}

/** Reads the text itself: the fastest check of each engine, but no index can answer it. */
export function scanCondition(
  engine: Engine,
  text: RawBuilder<unknown>,
  pattern: Pattern,
): RawBuilder<unknown> {
  return condition(longestFirst(pattern), (piece) => containing(engine, text, piece));
}

/** Whether each piece is at the beginning of a word. The text is known to match, but of alternatives perhaps only one. */
export function beginningCondition(
  engine: Engine,
  text: RawBuilder<unknown>,
  pattern: Pattern,
): RawBuilder<unknown> {
  if (typeof pattern === "string") {
    const [form = pattern, ...others] = startingForms(pattern);
    if (others.length === 0) return beginning(engine, text, form);
    return beginningCondition(engine, text, { any: [form, ...others] });
  }
  if ("all" in pattern) {
    const parts = pattern.all.map((part) => beginningCondition(engine, text, part));
    return sql`(${sql.join(parts, sql` and `)})`;
  }
  const parts = pattern.any
    .flatMap((part): Pattern[] => (typeof part === "string" ? startingForms(part) : [part]))
    .map((part) => {
      const begins =
        typeof part === "string" ? beginning(engine, text, part) : beginningCondition(engine, text, part);
      return sql`(case when ${scanCondition(engine, text, part)} then ${begins} else false end)`;
    });
  return sql`(${sql.join(parts, sql` or `)})`;
}

/**
 * Looks at the character before the first occurrence, which usually decides, and only then for another occurrence after a
 * character that separates words. A short word within others begins none: it has its own mark.
 */
function beginning(engine: Engine, text: RawBuilder<unknown>, piece: string): RawBuilder<unknown> {
  if (isShort(piece) && !isShortWord(piece)) return sql`false`;
  const [at, matches] = engine === "sqlite" ? [sql`instr`, sql`glob`] : [sql`strpos`, sql`~`];
  const before = sql`substr(${text}, ${at}(${text}, ${piece}) - 1, 1)`;
  const anywhere = engine === "sqlite" ? `*[${SEPARATORS}]${piece}*` : `[${SEPARATORS}]${piece}`;
  return sql`(${before} ${matches} ${`[${SEPARATORS}]`} or ${text} ${matches} ${anywhere})`;
}

/** Long words are rarer, so the first comparison rules out most texts; synonyms need several comparisons, so they go last. */
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

/** With more pieces than this, PostgreSQL needs more time to plan than to look them up. */
const FEW = 8;

/** For PostgreSQL's trigram index. `alone`: no other condition narrows the search. */
export function trigramCondition(pattern: Pattern, alone: boolean): RawBuilder<unknown> {
  // The planner tries every piece on a hundred records, 0.7 ms each, unless a subquery hides the piece. If all pieces are
  // required there is nothing to choose.
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
 * For PostgreSQL's word index; undefined if that index cannot answer. It may leave out some required parts. Never combine
 * it with trigrams: PostgreSQL rechecks what these find, and would split every text into words for it.
 */
export function wordCondition(unordered: Pattern, words: Vocabulary): RawBuilder<unknown> | undefined {
  // The index follows this order: ten common words take 26 ms instead of 33.
  const pattern = longestFirst(unordered);
  const anyOf = wordsOfAny(pattern, words);
  if (anyOf) return sql`search_words(folded) && ${anyOf}::text[]`;
  if (typeof pattern === "string") return undefined;
  const parts = ("all" in pattern ? pattern.all : pattern.any).map((part) => wordCondition(part, words));
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || ("any" in pattern && known.length < parts.length)) return undefined;
  return sql`(${sql.join(known, "all" in pattern ? sql` and ` : sql` or `)})`;
}

/** The words of all forms; undefined if the vocabulary lacks one of them. */
function wordsOfAny(pattern: Pattern, words: Vocabulary): string[] | undefined {
  if (typeof pattern === "string") return words.get(pattern);
  if ("all" in pattern) return undefined;
  const found = pattern.any.map((part) => wordsOfAny(part, words));
  return found.includes(undefined) ? undefined : [...new Set(found.flatMap((some) => some ?? []))];
}

/** A query for SQLite's full-text index. */
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
