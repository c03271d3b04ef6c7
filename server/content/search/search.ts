import { type RawBuilder, sql } from "kysely";
import type { Language } from "../../../languages.ts";
import { readableIn } from "../lists/filters.ts";
import { after, firstIdsWhere, orderBy, type Place, type Range, wholeRowsOf } from "../lists/range.ts";
import { MOST_COUNTED, type Results } from "../lists/results.ts";
import {
  broadened,
  ftsQuery,
  type Pattern,
  replacePieces,
  scanCondition,
  trigramCondition,
  wordCondition,
} from "./pattern.ts";
import type { Query } from "./query.ts";
import { withoutMark } from "./trigram-encoding.ts";
import { TRIGRAM, trigramsStartingWith } from "./trigrams.ts";
import { wordsWith } from "./vocabulary.ts";

/** What ranks first: matches of the whole term; or these, then matches of its words in the title. */
export type Ranking = "whole" | "whole, title";

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

type Match = Place & { rank: number };
type Found = { matches: Match[]; total: number };

/**
 * Finds the rows of a range that match. The index finds rare terms in one query. For very common terms it would return
 * most of the table, so these are read from the start of the range, where the pages fill quickly.
 */
export async function search(
  range: Range,
  query: Query,
  ranking: Ranking,
  preferred?: Language,
): Promise<Results> {
  const rank = rankOf(range, query, ranking, preferred);
  const first = await read(range, query, rank, SAMPLE);
  const readOn = async (rows: number) => {
    const rest = after(range, first.at(-1));
    first.push(...(await read(rest, query, rank, rows - SAMPLE, MOST_COUNTED + 1 - first.length)));
  };
  const isCommon = first.length >= COMMON;
  const hasSome = first.length > 0;
  if (isCommon) await readOn(ROWS_READ.ofCommon);
  if (first.length <= MOST_COUNTED) {
    // If the sample has matches, there are probably too many to count, so PostgreSQL does both in parallel.
    const [found] = await Promise.all([
      lookUp(range, query, rank, MOST_COUNTED),
      hasSome && !isCommon && readOn(ROWS_READ.ofOthers),
    ]);
    if (found.total <= MOST_COUNTED) return { counted: true, ...inOrder(range, query, found) };
    if (!hasSome) await readOn(ROWS_READ.ofOthers);
    if (first.length < HARDLY_ANY) {
      const all = await lookUp(range, query, rank, MOST_FAR_DOWN);
      if (all.total <= MOST_FAR_DOWN) return { counted: true, ...inOrder(range, query, all) };
    }
  }
  const total = await (range.upperBound ?? range.count)();
  return { counted: false, ...inOrder(range, query, { matches: first, total }) };
}

/** Ranked matches first, then the others in the order of the range. */
function inOrder(range: Range, query: Query, { matches, total }: Found): Omit<Results, "counted"> {
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
async function read(range: Range, query: Query, rank: Rank, rows: number, limit = rows): Promise<Match[]> {
  const { database, by } = range;
  const columns = ["id", by, "folded", ...rank.columns].map((name) => sql.ref(name));
  const found = await sql<Match>`
    select id, ${sql.ref(by)} as at, ${rank.of(sql`folded`)} as rank
    from (select ${sql.join(columns)} ${wholeRowsOf(range)} ${orderBy(range)} limit ${rows}) as first
    where ${matching(range, query.pattern)} ${orderBy(range)} limit ${limit}
  `.execute(database.db);
  return found.rows;
}

/** Matches found through the index. `total` stops at `limit + 1`; beyond `limit` the matches are an arbitrary part. */
async function lookUp(range: Range, query: Query, rank: Rank, limit: number): Promise<Found> {
  const { database, table, by, only } = range;
  const pattern = await indexable(range, query.pattern);
  if (isNothing(pattern)) return { matches: [], total: 0 };
  const text = sql.ref(`${table}.folded`);
  // "materialized" keeps both engines from sorting every match before they stop at the limit.
  const { rows } = await sql<Match & { total: number }>`
    with found as materialized (
      select id, ${sql.ref(by)}, ${rank.of(text)} as rank
      from ${await candidates(range, query, pattern)}
      ${only} and ${scanCondition(database.engine, text, query.pattern)} limit ${limit + 1}
    )
    select id, ${sql.ref(by)} as at, rank, (select count(*) from found) as total
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

function matching({ database: { engine } }: Range, pattern: Pattern): RawBuilder<unknown> {
  return scanCondition(engine, sql`folded`, pattern);
}

/** Ranks a matching row by its folded text and other columns; lower is better. */
type Rank = { columns: string[]; of: (text: RawBuilder<unknown>) => RawBuilder<unknown> };

/**
 * Records in the preferred language come first; then matches of the whole term before its words, and matches in the title
 * before the text.
 */
function rankOf(
  range: Range,
  { whole, pattern }: Query,
  ranking: Ranking,
  preferred: Language | undefined,
): Rank {
  const { engine } = range.database;
  const end = (text: RawBuilder<unknown>) =>
    engine === "postgres" ? sql`strpos(${text}, chr(10))` : sql`instr(${text}, char(10))`;
  // The title holds short words without the mark that they have after the fields.
  const words = replacePieces(pattern, withoutMark);
  const isInTitle = (text: RawBuilder<unknown>) =>
    scanCondition(engine, sql`substr(${text}, 1, ${end(text)})`, words);
  return {
    columns: preferred ? ["languages"] : [],
    of: (text) => sql`${preferred ? sql`case when ${readableIn(range, preferred)} then 0 else 4 end` : sql`0`}
      + case when ${scanCondition(engine, text, whole)} then 0 else 2 end
      ${ranking === "whole" ? sql`` : sql`+ case when ${isInTitle(text)} then 0 else 1 end`}`,
  };
}
