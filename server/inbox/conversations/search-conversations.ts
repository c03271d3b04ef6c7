/**
 * Finds conversations by their texts, without the vocabulary of the public search, which must not contain visitors' words.
 * For common words it scans the list from its start, which soon gives enough matches; for others it uses the index.
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
 * Scanning goes on if this many of the first rows match. The number is lower for PostgreSQL, whose index is slower for
 * words that are in many rows.
 */
const sample = 300;
const common = { sqlite: 20, postgres: 5 };
/** How many rows to scan. */
const maxScanned = 5000;
/** How many matches to take from the index: SQLite returns the newest first, PostgreSQL has to sort them. */
const maxFound = { sqlite: 2 * MOST_COUNTED, postgres: 5 * MOST_COUNTED };

type Found = Results & {
  /** Whether there are more matches further down in the list. */
  more: boolean;
};

/** The first matches in the order of the list, as many as are counted. */
export async function searchIn(range: Range, pattern: Pattern): Promise<Found> {
  const { engine } = range.database;
  const sought = indexable(pattern);
  // A pattern that is too short for the index can only be scanned for, and a short list is quickly scanned.
  if (!sought || !(await hasMore(range, maxScanned)))
    return resultsOf(await scan(range, sought ?? pattern, maxScanned, MOST_COUNTED + 1));
  const first = await scan(range, sought, sample, MOST_COUNTED + 1);
  if (first.length >= common[engine]) {
    const rest = after(range, first.at(-1));
    first.push(...(await scan(rest, sought, maxScanned, MOST_COUNTED + 1 - first.length)));
    if (first.length > MOST_COUNTED) return resultsOf(first);
  }
  const found = await lookUp(range, sought);
  const areAny = engine === "postgres" && found.length > maxFound.postgres;
  return areAny && first.length > 0 ? resultsOf(first, true) : resultsOf(found);
}

function resultsOf(found: Place[], more = found.length > MOST_COUNTED): Found {
  const ids = found.slice(0, MOST_COUNTED).map(({ id }) => id);
  const slice = async (offset: number, size: number) => ids.slice(offset, offset + size);
  return { length: ids.length, counted: true, more, slice };
}

/** Whether the list has more rows than this. */
async function hasMore(range: Range, rows: number): Promise<boolean> {
  const { rows: found } =
    await sql`select id ${rowsOf(range)} ${orderBy(range)} limit 1 offset ${rows}`.execute(range.database.db);
  return found.length > 0;
}

/** Matches among the first rows of the range, in its order. */
async function scan(range: Range, pattern: Pattern, rows: number, most: number): Promise<Place[]> {
  const { database, by } = range;
  const { rows: places } = await sql<Place>`
    select id, ${sql.ref(by)} as at
    from (select id, ${sql.ref(by)} ${rowsOf(range)} ${orderBy(range)} limit ${rows}) as first
    join enquiry_texts on message_id = id
    where ${scanCondition(database.engine, sql`folded`, pattern)} ${orderBy(range)} limit ${most}
  `.execute(database.db);
  return places;
}

/** Matches from the index, in the order of the range. */
async function lookUp(range: Range, pattern: Pattern): Promise<Place[]> {
  const { database, by, only } = range;
  // "materialized" keeps both engines from sorting every match before they stop at the limit.
  const { rows } = await sql<Place>`
    with found as materialized (
      select id, ${sql.ref(by)} from ${candidates(range, pattern)} ${only}
      and ${scanCondition(database.engine, sql`enquiry_texts.folded`, pattern)} ${newest[database.engine]} limit ${maxFound[database.engine] + 1}
    )
    select id, ${sql.ref(by)} as at from found ${orderBy(range)}
  `.execute(database.db);
  return rows;
}

/** By arrival, which is nearly the order of the lists. */
const newest = { sqlite: sql`order by enquiry_texts_text.rowid desc`, postgres: sql`` };

/** "… where …": the rows that may match, by the index alone. */
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

/** Without the parts that are shorter than the index's trigrams; undefined if nothing is left. */
function indexable(pattern: Pattern): Pattern | undefined {
  if (typeof pattern === "string") return [...pattern].length >= TRIGRAM ? pattern : undefined;
  const parts = ("all" in pattern ? pattern.all : pattern.any).flatMap((part) => indexable(part) ?? []);
  if (parts.length === 0) return undefined;
  return "all" in pattern ? { all: parts } : { any: parts };
}
