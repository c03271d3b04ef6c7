import { type RawBuilder, sql } from "kysely";
import { after, firstIds, orderBy, type Place, type Range, rowsOf } from "../content/range.ts";
import { MOST_COUNTED, type Results } from "../content/results.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { broadened, ftsQuery, like, type Pattern, reading, replacePieces } from "./pattern.ts";
import type { Query } from "./query.ts";
import { withoutMark } from "./trigram-encoding.ts";
import { TRIGRAM, trigramsStartingWith } from "./trigrams.ts";

/** What stands first among the matches: the whole term; or that, and of the rest what has its words in the title. */
export type Ranking = "whole" | "whole, title";

/** How many rows are read to tell how common the matches are. */
const SAMPLE = 240;

/** In every sixth row or more, 300 matches are found faster by reading on than in the index. */
const COMMON = SAMPLE / 6;

/**
 * Where there are more matches than are counted, the first ones in the order of the range are ranked: as many as are
 * counted, as far as they are among this many rows.
 */
const ROWS_READ = { ofCommon: 3000, ofOthers: 1000 };

type Ranked = { id: string; rank: number };
type Match = Place & Ranked;

/**
 * The rows of the range that match. Few are found all at once, through the index. Of very common terms the index would
 * give most of the table, so those are looked for from the start of the range, where the pages soon fill.
 */
export async function search(range: Range, query: Query, ranking: Ranking): Promise<Results> {
  const first = await read(range, query, ranking, SAMPLE);
  const readOn = async (rows: number) => {
    const rest = after(range, first.at(-1));
    first.push(...(await read(rest, query, ranking, rows - SAMPLE, MOST_COUNTED + 1 - first.length)));
  };
  const isCommon = first.length >= COMMON;
  if (isCommon) await readOn(ROWS_READ.ofCommon);
  if (first.length <= MOST_COUNTED) {
    // Where the sample has some, there probably are more than are counted: PostgreSQL looks for both at once.
    const hasSome = first.length > 0;
    const [found] = await Promise.all([
      lookUp(range, query, ranking),
      hasSome && !isCommon && readOn(ROWS_READ.ofOthers),
    ]);
    if (found.length <= MOST_COUNTED) return all(found);
    if (!hasSome) await readOn(ROWS_READ.ofOthers);
  }
  const behind = after(range, first.at(-1));
  const which = sql`and ${matching(range, query.pattern)}`;
  const ids = ranked(first);
  return {
    length: await range.count(),
    counted: false,
    async slice(offset, size) {
      const start = ids.slice(offset, offset + size);
      if (start.length === size) return start;
      const others = await firstIds(behind, size - start.length, Math.max(0, offset - ids.length), which);
      return [...start, ...others];
    },
  };
}

function all(matches: Ranked[]): Results {
  const ids = ranked(matches);
  return {
    length: ids.length,
    counted: true,
    slice: async (offset, size) => ids.slice(offset, offset + size),
  };
}

/** The first that match, in the order of the range, as far as they are among its first rows. */
async function read(
  range: Range,
  query: Query,
  ranking: Ranking,
  rows: number,
  most = rows,
): Promise<Match[]> {
  const { database, by } = range;
  const found = await sql<Match>`
    select id, ${sql.ref(by)} as at, ${rankOf(range, query, ranking)} as rank
    from (select id, ${sql.ref(by)}, folded ${rowsOf(range)} ${orderBy(range)} limit ${rows}) as first
    where ${matching(range, query.pattern)} ${orderBy(range)} limit ${most}
  `.execute(database.db);
  return found.rows;
}

/** At most one more than are counted. They are in order only if they are all. */
async function lookUp(range: Range, query: Query, ranking: Ranking): Promise<Ranked[]> {
  const { database, kind, by, only } = range;
  const pattern = await indexable(database, query.pattern);
  if (isNothing(pattern)) return [];
  const text = sql.ref(`${kind}.folded`);
  // "materialized" keeps both engines from sorting every match before they stop at the limit.
  const { rows } = await sql<Ranked>`
    with found as materialized (
      select id, ${sql.ref(by)}, ${text} from ${candidates(range, pattern)}
      ${only} and ${reading(database.engine, text, query.pattern)} limit ${MOST_COUNTED + 1}
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

/** "… where …": the rows that may match, found through the index; every row, if it cannot tell. */
function candidates(range: Range, pattern: Pattern | undefined): RawBuilder<unknown> {
  const { database, kind, only, part } = range;
  const table = sql.table(kind);
  if (!pattern) return sql`${table} where true`;
  const broad = broadened(pattern);
  const isIndexed = part === "indexed";
  // What an index tells comes first: PostgreSQL may read the whole table, and takes conditions in their order.
  if (database.engine === "postgres")
    return sql`${table} where true ${isIndexed ? only : sql``} and ${like(broad, part === "all")}`;
  const index = sql.table(`${kind}_text`);
  // "cross join" makes SQLite start from the index.
  // What is of one year was mostly written in one go.
  const [least, most] = ["min", "max"].map((end) => sql`(select ${sql.raw(end)}(row_id) ${rowsOf(range)})`);
  const between = part === "year" ? sql`and ${index}.rowid between ${least} and ${most}` : sql``;
  // Rows of other parts of the table are passed over unread; "+" keeps SQLite from a search for each row of this one.
  const within = isIndexed ? sql`and +${index}.rowid in (select row_id ${rowsOf(range)})` : sql``;
  return sql`
    ${index} cross join ${table} on row_id = ${index}.rowid
    where ${index} match ${ftsQuery(broad)} ${between} ${within}
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

/** In their order, but for their rank. */
function ranked(matches: Ranked[]): string[] {
  return matches.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
}
