/**
 * Finds conversations by their texts, without the vocabulary of the public search, to which no word of a visitor goes.
 * Common words are read from the start of the list, where they soon fill it; of the others the index knows all.
 */
import { type RawBuilder, sql } from "kysely";
import { after, orderBy, type Place, type Range, rowsOf } from "../../content/lists/range.ts";
import { MOST_COUNTED, type Results } from "../../content/lists/results.ts";
import {
  broadened,
  ftsQuery,
  type Pattern,
  scanCondition,
  trigramCondition,
} from "../../content/search/pattern.ts";
import { TRIGRAM } from "../../content/search/trigrams.ts";

/**
 * So many rows tell how common the matches are, and so many matches among them that reading on is worth it. PostgreSQL's
 * index takes longer for what is in some.
 */
const sample = 300;
const common = { sqlite: 20, postgres: 5 };
/** The most rows that are read. */
const mostRead = 5000;
/** The most that are looked up: SQLite gives the newest first, PostgreSQL has to sort them. */
const mostFound = { sqlite: 2 * MOST_COUNTED, postgres: 5 * MOST_COUNTED };

type Found = Results & {
  /** There are others, further down in the list. */
  more: boolean;
};

/** The first that match, in the order of the list, up to as many as are counted. */
export async function searchIn(range: Range, pattern: Pattern): Promise<Found> {
  const { engine } = range.database;
  const sought = indexable(pattern);
  // What is too short for the index can only be read, and a small part of all messages is soon read.
  if (!sought || !(await hasMore(range, mostRead)))
    return resultsOf(await read(range, sought ?? pattern, mostRead, MOST_COUNTED + 1));
  const first = await read(range, sought, sample, MOST_COUNTED + 1);
  if (first.length >= common[engine]) {
    const rest = after(range, first.at(-1));
    first.push(...(await read(rest, sought, mostRead, MOST_COUNTED + 1 - first.length)));
    if (first.length > MOST_COUNTED) return resultsOf(first);
  }
  const found = await lookUp(range, sought);
  const areAny = engine === "postgres" && found.length > mostFound.postgres;
  return areAny && first.length > 0 ? resultsOf(first, true) : resultsOf(found);
}

function resultsOf(found: Place[], more = found.length > MOST_COUNTED): Found {
  const ids = found.slice(0, MOST_COUNTED).map(({ id }) => id);
  const slice = async (offset: number, size: number) => ids.slice(offset, offset + size);
  return { length: ids.length, counted: true, more, slice };
}

/** Whether the list has more rows than that. */
async function hasMore(range: Range, rows: number): Promise<boolean> {
  const { rows: found } =
    await sql`select id ${rowsOf(range)} ${orderBy(range)} limit 1 offset ${rows}`.execute(range.database.db);
  return found.length > 0;
}

/** Among the first rows of the range, in its order. */
async function read(range: Range, pattern: Pattern, rows: number, most: number): Promise<Place[]> {
  const { database, by } = range;
  const { rows: places } = await sql<Place>`
    select id, ${sql.ref(by)} as at
    from (select id, ${sql.ref(by)} ${rowsOf(range)} ${orderBy(range)} limit ${rows}) as first
    join enquiry_texts on message_id = id
    where ${scanCondition(database.engine, sql`folded`, pattern)} ${orderBy(range)} limit ${most}
  `.execute(database.db);
  return places;
}

/** Through the index, in the order of the range. */
async function lookUp(range: Range, pattern: Pattern): Promise<Place[]> {
  const { database, by, only } = range;
  // "materialized" keeps both engines from sorting every match before they stop at the limit.
  const { rows } = await sql<Place>`
    with found as materialized (
      select id, ${sql.ref(by)} from ${candidates(range, pattern)} ${only}
      and ${scanCondition(database.engine, sql`enquiry_texts.folded`, pattern)} ${newest[database.engine]} limit ${mostFound[database.engine] + 1}
    )
    select id, ${sql.ref(by)} as at from found ${orderBy(range)}
  `.execute(database.db);
  return rows;
}

/** As the messages came, which is nearly the order of the lists. */
const newest = { sqlite: sql`order by enquiry_texts_text.rowid desc`, postgres: sql`` };

/** "… where …": the rows that may match. */
function candidates({ database: { engine } }: Range, pattern: Pattern): RawBuilder<unknown> {
  if (engine === "postgres")
    return sql`enquiry_texts join contact_messages on id = message_id where ${trigramCondition(broadened(pattern), true)}`;
  // "cross join" makes SQLite start from the index.
  return sql`
    enquiry_texts_text cross join enquiry_texts on row_id = enquiry_texts_text.rowid
    cross join contact_messages on id = message_id
    where enquiry_texts_text match ${ftsQuery(broadened(pattern))}
  `;
}

/** Without what is shorter than the pieces that the index knows; undefined if nothing is left. */
function indexable(pattern: Pattern): Pattern | undefined {
  if (typeof pattern === "string") return [...pattern].length >= TRIGRAM ? pattern : undefined;
  const parts = ("all" in pattern ? pattern.all : pattern.any).flatMap((part) => indexable(part) ?? []);
  if (parts.length === 0) return undefined;
  return "all" in pattern ? { all: parts } : { any: parts };
}
