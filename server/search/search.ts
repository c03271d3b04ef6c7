import { type RawBuilder, sql } from "kysely";
import { firstIds, orderBy, type Range, rowsOf } from "../content/range.ts";
import { MOST_COUNTED, type Results } from "../content/results.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { broadened, ftsQuery, like, type Pattern, reading, replacePieces } from "./pattern.ts";
import type { Query } from "./query.ts";
import { withoutMark } from "./trigram-encoding.ts";
import { TRIGRAM, trigramsStartingWith } from "./trigrams.ts";

/** What stands first among the matches: the whole term; or that, and of the rest what has its words in the title. */
export type Ranking = "whole" | "whole, title";

/**
 * Where there are more matches than are counted, the first ones in the order of the range are ranked: as many as are
 * counted, as far as they are among this many rows. To rank 1,000 would take both engines more than 30 ms.
 */
const ROWS_READ = { ofCommon: 6000, ofOthers: 1000 };

type Match = { id: string; rank: number };

/**
 * The rows of the range that match. Few are found all at once, through the index. Of very common terms the index would
 * give most of the table, so those are looked for from the start of the range, where the pages soon fill.
 */
export async function search(range: Range, query: Query, ranking: Ranking): Promise<Results> {
  let first = (await isCommon(range, query)) ? await readOn(range, query, ranking, ROWS_READ.ofCommon) : [];
  if (first.length <= MOST_COUNTED) {
    const found = await lookUp(range, query, ranking);
    if (found.length <= MOST_COUNTED) return all(found);
    first = isRanked(query, ranking) ? await readOn(range, query, ranking, ROWS_READ.ofOthers) : [];
  }
  const ids = ranked(first);
  const which = sql`and ${matching(range, query.pattern)}`;
  return {
    length: await range.count(),
    counted: false,
    async slice(offset, size) {
      const start = ids.slice(offset, offset + size);
      if (start.length === size) return start;
      const behind = await firstIds(range, size - start.length, Math.max(offset, ids.length), which);
      return [...start, ...behind];
    },
  };
}

function all(matches: Match[]): Results {
  const ids = ranked(matches);
  return {
    length: ids.length,
    counted: true,
    slice: async (offset, size) => ids.slice(offset, offset + size),
  };
}

/** Whether a match is in every twelfth record or more: then it is found faster by reading on than in the index. */
async function isCommon(range: Range, { pattern }: Query): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select folded ${rowsOf(range)} ${orderBy(range)} limit 240) as first
    where ${matching(range, pattern)}
  `.execute(range.database.db);
  return (rows[0]?.count ?? 0) >= 240 / 12;
}

/** At most one more than are counted: the first in the order of the range, as far as they are among its first rows. */
async function readOn(range: Range, query: Query, ranking: Ranking, most: number): Promise<Match[]> {
  const { database, by, direction } = range;
  const { rows: ends } = await sql<{ id: string; at: string }>`
    select id, ${sql.ref(by)} as at ${rowsOf(range)} ${orderBy(range)} limit 1 offset ${most}
  `.execute(database.db);
  const sign = sql.raw(direction === "asc" ? "<" : ">");
  const before = ends.map(({ id, at }) => sql`and (${sql.ref(by)}, id) ${sign} (${at}, ${id})`);
  const { rows } = await sql<Match>`
    select id, ${rankOf(range, query, ranking)} as rank ${rowsOf(range)} ${before[0] ?? sql``}
    and ${matching(range, query.pattern)} ${orderBy(range)} limit ${MOST_COUNTED + 1}
  `.execute(database.db);
  return rows;
}

/** At most one more than are counted. They are in order only if they are all. */
async function lookUp(range: Range, query: Query, ranking: Ranking): Promise<Match[]> {
  const { database, kind, by, only } = range;
  const pattern = await indexable(database, query.pattern);
  if (isNothing(pattern)) return [];
  const matches = pattern
    ? indexed(range, pattern)
    : sql`from ${sql.table(kind)} where ${matching(range, query.pattern)}`;
  // "materialized" keeps both engines from sorting every match before they stop at the limit.
  const { rows } = await sql<Match>`
    with found as materialized (
      select id, ${sql.ref(by)}, ${sql.ref(`${kind}.folded`)} ${matches} ${only} limit ${MOST_COUNTED + 1}
    )
    select id, ${rankOf(range, query, ranking)} as rank from found ${orderBy(range)}
  `.execute(database.db);
  return rows;
}

/**
 * The index knows no piece shorter than a trigram, but every trigram that begins with it. Undefined where these are too
 * many. Only a whole term can be so short.
 */
async function indexable(database: SiteDatabase, pattern: Pattern): Promise<Pattern | undefined> {
  if (typeof pattern === "string") {
    if ([...pattern].length >= TRIGRAM) return pattern;
    const trigrams = await trigramsStartingWith(database.db, pattern);
    return trigrams && { any: trigrams };
  }
  if ("all" in pattern) return pattern;
  const [whole = "", ...words] = pattern.any;
  const trigrams = await indexable(database, whole);
  return trigrams && { any: isNothing(trigrams) ? words : [trigrams, ...words] };
}

function isNothing(pattern: Pattern | undefined): boolean {
  return typeof pattern === "object" && "any" in pattern && pattern.any.length === 0;
}

/** "from … where …": the rows that match, found through the index. */
function indexed(range: Range, pattern: Pattern): RawBuilder<unknown> {
  const { database, kind } = range;
  const table = sql.table(kind);
  const broad = broadened(pattern);
  const exact = sql`and ${reading(database.engine, sql.ref(`${kind}.folded`), pattern)}`;
  if (database.engine === "postgres") return sql`from ${table} where ${like(broad)} ${exact}`;
  const index = sql.table(`${kind}_text`);
  // "cross join" makes SQLite start from the index.
  return sql`
    from ${index} cross join ${table} on row_id = ${index}.rowid where ${index} match ${ftsQuery(broad)} ${exact}
  `;
}

function matching({ database: { engine } }: Range, pattern: Pattern): RawBuilder<unknown> {
  return reading(engine, sql`folded`, pattern);
}

/** The whole term before its words, and what stands in the title before the text. */
function rankOf(range: Range, { whole, pattern }: Query, ranking: Ranking): RawBuilder<unknown> {
  const { engine } = range.database;
  const isWhole = sql`case when ${matching(range, whole)} then 0 else 2 end`;
  if (ranking === "whole") return isWhole;
  const end = sql.raw(engine === "postgres" ? "strpos(folded, chr(10))" : "instr(folded, char(10))");
  // Short words are marked behind the fields only.
  const words = replacePieces(pattern, withoutMark);
  const isInTitle = reading(engine, sql`substr(folded, 1, ${end})`, words);
  return sql`${isWhole} + case when ${isInTitle} then 0 else 1 end`;
}

function isRanked({ whole, pattern }: Query, ranking: Ranking): boolean {
  return pattern !== whole || ranking === "whole, title";
}

/** In their order, but for their rank. */
function ranked(matches: Match[]): string[] {
  return matches.sort((a, b) => a.rank - b.rank).map(({ id }) => id);
}
