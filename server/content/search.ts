import { type RawBuilder, sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { ftsQuery, like, type Pattern, reading, replacePieces } from "./pattern.ts";
import type { Query } from "./query.ts";
import { firstIds, orderBy, type Range, rowsOf } from "./range.ts";
import { MOST_COUNTED, type Results } from "./results.ts";
import { withoutMark } from "./trigram-encoding.ts";
import { TRIGRAM, trigramsStartingWith } from "./trigrams.ts";

/** What stands first among the matches: the whole term; or that, and of the rest what has its words in the title. */
export type Ranking = "whole" | "whole, title";

/** The matches that are put in order of rank: the first ones of the range, where there are more. */
const MOST_RANKED = 1000;
/** As many rows are read at once to find those. */
const MOST_READ = 6000;

type Match = { id: string; rank: number };

/**
 * The rows of the range that match. Few are found all at once, through the index. Of very common terms the index would
 * give most of the table, so those are looked for from the start of the range, where the pages soon fill.
 */
export async function search(range: Range, query: Query, ranking: Ranking): Promise<Results> {
  let first = (await isCommon(range, query)) ? await readOn(range, query, ranking) : undefined;
  if (!first || first.length <= MOST_COUNTED) {
    const found = await lookUp(range, query, ranking);
    if (found.length <= MOST_RANKED) return all(found);
    first ??= await readOn(range, query, ranking);
  }
  const rows = await range.count();
  if (rows <= MOST_READ && first.length < MOST_RANKED) return all(first);
  const ids = ranked(first);
  const which = sql`and ${matching(range, query.pattern)}`;
  return {
    length: rows,
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
    counted: ids.length <= MOST_COUNTED,
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

/** The first matches in the order of the range, as far as they are among its first rows. */
async function readOn(range: Range, query: Query, ranking: Ranking): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select id, ${rankOf(range, query, ranking)} as rank from (
      select id, ${sql.ref(range.by)}, folded ${rowsOf(range)} ${orderBy(range)} limit ${MOST_READ}
    ) as first
    where ${matching(range, query.pattern)} ${orderBy(range)} limit ${MOST_RANKED}
  `.execute(range.database.db);
  return rows;
}

/** At most one more than are ranked. They are in order only if they are all. */
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
      select id, ${sql.ref(by)}, ${sql.ref(`${kind}.folded`)} ${matches} ${only} limit ${MOST_RANKED + 1}
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
function indexed({ database: { engine }, kind }: Range, pattern: Pattern): RawBuilder<unknown> {
  const table = sql.table(kind);
  if (engine === "postgres") return sql`from ${table} where ${like(pattern)}`;
  const index = sql.table(`${kind}_text`);
  // "cross join" makes SQLite start from the index.
  return sql`from ${index} cross join ${table} on row_id = ${index}.rowid where ${index} match ${ftsQuery(pattern)}`;
}

function matching({ database: { engine } }: Range, pattern: Pattern): RawBuilder<unknown> {
  return reading(engine, sql`folded`, pattern);
}

/** The whole term before its words, and what stands in the title before the text. */
function rankOf(range: Range, { whole, pattern }: Query, ranking: Ranking): RawBuilder<unknown> {
  const { engine } = range.database;
  const isWhole = sql`case when ${matching(range, whole)} then 0 else 2 end`;
  if (ranking === "whole") return pattern === whole ? sql`0` : isWhole;
  const end = sql.raw(engine === "postgres" ? "strpos(folded, chr(10))" : "instr(folded, char(10))");
  // Short words are marked behind the fields only.
  const words = replacePieces(pattern, withoutMark);
  const isInTitle = reading(engine, sql`substr(folded, 1, ${end})`, words);
  return sql`${isWhole} + case when ${isInTitle} then 0 else 1 end`;
}

/** In their order, but for their rank. */
function ranked(matches: Match[]): string[] {
  return matches.sort((a, b) => a.rank - b.rank).map(({ id }) => id);
}
