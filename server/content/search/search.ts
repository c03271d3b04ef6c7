import { type RawBuilder, sql } from "kysely";
import type { Language } from "../../../languages.ts";
import type { Engine } from "../../database/connect.ts";
import { readableIn } from "../lists/filters.ts";
import { after, firstIdsWhere, orderBy, type Place, type Range, wholeRowsOf } from "../lists/range.ts";
import { MOST_COUNTED, type Results } from "../lists/results.ts";
import {
  broadened,
  ftsQuery,
  type Pattern,
  scanCondition,
  trigramCondition,
  wordCondition,
} from "./pattern.ts";
import type { Query } from "./query.ts";
import { SITE_ONLY } from "./trigram-encoding.ts";
import { TRIGRAM, trigramsStartingWith } from "./trigrams.ts";
import { wordsWith } from "./vocabulary.ts";

/** Rows read to estimate how common the matches are. */
const SAMPLE = 240;

/** If every sixth row matches, reading on finds 300 matches faster than the index does. */
const COMMON = SAMPLE / 6;

/** If reading finds fewer than this, the matches are far down: the index then lists all of them, up to a limit. */
const HARDLY_ANY = 4;
const MOST_FAR_DOWN = 5000;

/** Only the first matches in the order of the range are ranked; the others follow unranked. */
const MOST_RANKED = 1000;

/** If the index holds too many matches, only those among the first rows are ranked. */
const ROWS_READ = { ofCommon: 3000, ofOthers: 1000 };

export type Match = Place & { rank: number };
export type Found<Row extends Match = Match> = {
  matches: Row[];
  /** Exact if counted, otherwise an upper bound. */
  total: number;
  counted: boolean;
};

/** Finds the rows of a list that match: the whole term first, then its words, each in the order of the list. */
export async function search(range: Range, query: Query, preferred?: Language): Promise<Results> {
  const found = await findMatches(range, query, wholeFirst(range, query, preferred));
  return { counted: found.counted, ...inOrder(range, query, found) };
}

/**
 * The first matches of a range, in its order. The index finds rare terms in one query. For very common terms it would
 * return most of the table, so these are read from the start of the range, where the pages fill quickly.
 */
export async function findMatches<Row extends Match>(
  range: Range,
  query: Query,
  rank: Rank,
): Promise<Found<Row>> {
  const most = await (range.upperBound ?? range.count)();
  if (most === 0) return { counted: true, matches: [], total: 0 };
  if (most <= SAMPLE) {
    const matches = await read<Row>(range, query, rank, SAMPLE);
    return { counted: true, matches, total: matches.length };
  }
  const ofMany = { ...rank, of: rank.ofMany ?? rank.of };
  const first = await read<Row>(range, query, ofMany, SAMPLE);
  const readOn = async (rows: number) => {
    const rest = after(range, first.at(-1));
    first.push(...(await read<Row>(rest, query, ofMany, rows - SAMPLE, MOST_COUNTED + 1 - first.length)));
  };
  const isCommon = first.length >= COMMON;
  const hasSome = first.length > 0;
  if (isCommon) await readOn(ROWS_READ.ofCommon);
  if (first.length <= MOST_COUNTED) {
    // If the sample has matches, there are probably too many to count, so PostgreSQL does both in parallel.
    const [found] = await Promise.all([
      lookUp<Row>(range, query, rank, MOST_COUNTED),
      hasSome && !isCommon && readOn(ROWS_READ.ofOthers),
    ]);
    if (found.total <= MOST_COUNTED) return { counted: true, ...found };
    if (!hasSome) await readOn(ROWS_READ.ofOthers);
    if (first.length < HARDLY_ANY) {
      const all = await lookUp<Row>(range, query, rank, MOST_FAR_DOWN);
      if (all.total <= MOST_FAR_DOWN) return { counted: true, ...all };
    }
  }
  return { counted: false, matches: first, total: most };
}

/** Ranked matches first, then the others in the order of the range. */
function inOrder(
  range: Range,
  query: Query,
  { matches, total }: Pick<Found, "matches" | "total">,
): Omit<Results, "counted"> {
  const behind = after(range, matches.at(-1));
  const condition = sql`and ${matching(range, query.pattern)}`;
  const ids = matches.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
  return {
    length: total,
    async slice(offset, size) {
      const start = ids.slice(offset, offset + size);
      if (start.length === size || ids.length === total) return start;
      const skipped = Math.max(0, offset - ids.length);
      return [...start, ...(await firstIdsWhere(behind, condition, size - start.length, skipped))];
    },
  };
}

/** The matches among the first rows of the range, in its order. */
async function read<Row extends Match>(
  range: Range,
  query: Query,
  rank: Rank,
  rows: number,
  limit = rows,
): Promise<Row[]> {
  const { database, by } = range;
  const columns = ["id", by, "folded", ...rank.columns].map((name) => sql.ref(name));
  const found = await sql<Row>`
    select id, ${sql.ref(by)} as at, ${rank.of(searchedText(range, sql`folded`))}
    from (select ${sql.join(columns)} ${wholeRowsOf(range)} ${orderBy(range)} limit ${rows}) as first
    where ${matching(range, query.pattern)} ${orderBy(range)} limit ${limit}
  `.execute(database.db);
  return found.rows;
}

/** Matches found through the index. `total` stops at `limit + 1`; beyond `limit` the matches are an arbitrary part. */
async function lookUp<Row extends Match>(
  range: Range,
  query: Query,
  rank: Rank,
  limit: number,
): Promise<Pick<Found<Row>, "matches" | "total">> {
  const { database, table, by, only } = range;
  const pattern = await indexable(range, query.pattern);
  if (isNothing(pattern)) return { matches: [], total: 0 };
  const text = searchedText(range, sql.ref(`${table}.folded`));
  // "materialized" keeps both engines from sorting every match before they stop at the limit.
  const { rows } = await sql<Row & { total: number }>`
    with found as materialized (
      select id, ${sql.ref(by)}, ${rank.of(text)}
      from ${await candidates(range, query, pattern)}
      ${only} and ${scanCondition(database.engine, text, query.pattern)} limit ${limit + 1}
    )
    select found.*, ${sql.ref(by)} as at, (select count(*) from found) as total
    from found ${orderBy(range)} limit ${MOST_RANKED}
  `.execute(database.db);
  return { matches: rows, total: rows[0]?.total ?? 0 };
}

/**
 * The index cannot find a piece shorter than a trigram, so it is replaced by every trigram that starts with it; undefined
 * if these are too many. Only a whole term can be that short.
 */
async function indexable(range: Range, pattern: Pattern): Promise<Pattern | undefined> {
  if (typeof pattern === "string") {
    if ([...pattern].length >= TRIGRAM) return pattern;
    if (range.isPrivate) return undefined;
    const trigrams = await trigramsStartingWith(range.database.db, pattern);
    return trigrams && { any: trigrams };
  }
  if ("all" in pattern) return pattern;
  const [whole = "", ...words] = pattern.any;
  const trigrams = await indexable(range, whole);
  if (!trigrams) return undefined;
  return {
    any: [...(typeof trigrams === "object" && "any" in trigrams ? trigrams.any : [trigrams]), ...words],
  };
}

function isNothing(pattern: Pattern | undefined): boolean {
  return typeof pattern === "object" && "any" in pattern && pattern.any.length === 0;
}

/** "… where …": the rows that may match according to the index; every row if it cannot tell. */
async function candidates(
  range: Range,
  query: Query,
  pattern: Pattern | undefined,
): Promise<RawBuilder<unknown>> {
  const { database, only, part } = range;
  const table = sql.table(range.table);
  if (!pattern) return sql`${table} where true`;
  const isIndexed = part === "indexed";
  // Indexed conditions come first: PostgreSQL may scan the whole table, and checks conditions in order.
  if (database.engine === "postgres") {
    const words = range.isPrivate ? new Map() : await wordsWith(database.db, query.pattern);
    const condition =
      wordCondition(query.pattern, words) ?? trigramCondition(broadened(pattern), part === "all");
    return sql`${table} where true ${isIndexed ? only : sql``} and ${condition}`;
  }
  const index = sql.table(range.textIndex ?? "");
  // Rows of one year were mostly inserted together, so their rowids are close.
  const [least, most] = ["min", "max"].map(
    (end) => sql`(select ${sql.raw(end)}(row_id) ${wholeRowsOf(range)})`,
  );
  const between = part === "year" ? sql`and ${index}.rowid between ${least} and ${most}` : sql``;
  // Skips rows outside the range without reading them; "+" keeps SQLite from searching the text index row by row.
  const within = isIndexed ? sql`and +${index}.rowid in (select row_id ${wholeRowsOf(range)})` : sql``;
  // "cross join" makes SQLite start from the index.
  return sql`
    ${index} cross join ${table} on row_id = ${index}.rowid
    where ${index} match ${ftsQuery(broadened(pattern))} ${between} ${within}
  `;
}

function matching(range: Range, pattern: Pattern): RawBuilder<unknown> {
  return scanCondition(range.database.engine, searchedText(range, sql`folded`), pattern);
}

function searchedText(
  { hasSiteOnlyText, database }: Range,
  folded: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!hasSiteOnlyText) return folded;
  const end = firstAt(database.engine, sql`${folded} || ${SITE_ONLY}`, sql`${SITE_ONLY}`);
  return sql`substr(${folded}, 1, ${end} - 1)`;
}

const firstAt = (engine: Engine, text: RawBuilder<unknown>, piece: RawBuilder<unknown>) =>
  sql`${sql.raw(engine === "postgres" ? "strpos" : "instr")}(${text}, ${piece})`;

/** The first line: the titles in all languages. */
export const titlesIn = (engine: Engine, text: RawBuilder<unknown>) =>
  sql`substr(${text}, 1, ${firstAt(engine, text, engine === "postgres" ? sql`chr(10)` : sql`char(10)`)})`;

/**
 * Ranks a matching row by its folded text and other columns. `of` selects the rank (lower is better) and whatever else the
 * caller needs: "… as rank, … as …". `ofMany` is a faster form for terms in very many records.
 */
export type Rank = {
  columns: string[];
  of: (text: RawBuilder<unknown>) => RawBuilder<unknown>;
  ofMany?: (text: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/** Records in the preferred language come first; then matches of the whole term before its words. */
function wholeFirst(range: Range, { whole }: Query, preferred: Language | undefined): Rank {
  return {
    columns: preferred ? ["languages"] : [],
    of: (text) => sql`${preferred ? sql`case when ${readableIn(range, preferred)} then 0 else 4 end` : sql`0`}
      + case when ${scanCondition(range.database.engine, text, whole)} then 0 else 2 end as rank`,
  };
}
