import { type RawBuilder, sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { firstIds, orderBy, type Range, rowsOf } from "./range.ts";
import { MOST_COUNTED, type Results } from "./results.ts";
import { TRIGRAM, trigramsStartingWith } from "./trigrams.ts";

/**
 * The rows of the range whose text contains the term, which is encoded like the text (`encodeForTrigrams`) and so
 * holds no sign that a pattern or a query would take for an order. Few matches are found all at once, through the
 * index. Of very common terms the index would give most of the table, so those are looked for from the start of the
 * range, where the page soon fills.
 */
export async function search(range: Range, term: string): Promise<Results> {
  if (!(await isCommon(range, term))) {
    const found = await findSome(range, term);
    if (found.length <= MOST_COUNTED)
      return {
        length: found.length,
        counted: true,
        slice: async (offset, size) => found.slice(offset, offset + size),
      };
  }
  const which = sql`and ${contains(range.database, term)}`;
  return {
    length: await range.count(),
    counted: false,
    slice: (offset, size) => firstIds(range, size, offset, which),
  };
}

/** Whether there are more matches than are counted, if that can be told without the index. */
async function isCommon(range: Range, term: string): Promise<boolean> {
  const countAmong = async (first: number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select 1 from (select folded ${rowsOf(range)} ${orderBy(range)} limit ${first}) as first
        where ${contains(range.database, term)} limit ${MOST_COUNTED + 1}
      ) as found
    `.execute(range.database.db);
    return rows[0]?.count ?? 0;
  };
  // A term in every twelfth record or more is found faster by reading on than in the index.
  return (await countAmong(240)) >= 240 / 12 && (await countAmong(6000)) > MOST_COUNTED;
}

/** At most one id more than are counted. They are in order only if they are all. */
async function findSome(range: Range, term: string): Promise<string[]> {
  const { database, kind, by, only } = range;
  // The index knows no term shorter than a trigram, but every trigram that begins with it.
  const terms = [...term].length < TRIGRAM ? await trigramsStartingWith(database.db, term) : [term];
  if (terms?.length === 0) return [];
  const matches = terms
    ? indexed(range, terms)
    : sql`from ${sql.table(kind)} where ${contains(database, term)}`;
  // "materialized" keeps both engines from sorting every match before they stop at the limit.
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select id, ${sql.ref(by)} ${matches} ${only} limit ${MOST_COUNTED + 1}
    )
    select id from found ${orderBy(range)}
  `.execute(database.db);
  return rows.map(({ id }) => id);
}

/** "from … where …": the rows that contain one of the terms, found through the index. */
function indexed({ database: { engine }, kind }: Range, terms: string[]): RawBuilder<unknown> {
  const table = sql.table(kind);
  if (engine === "postgres") {
    const patterns = terms.map((term) => sql`folded like ${`%${term}%`}`);
    return sql`from ${table} where (${sql.join(patterns, sql` or `)})`;
  }
  const index = sql.table(`${kind}_text`);
  const phrases = terms.map((term) => `"${term}"`).join(" OR ");
  // "cross join" makes SQLite start from the index.
  return sql`from ${index} cross join ${table} on row_id = ${index}.rowid where ${index} match ${phrases}`;
}

function contains({ engine }: SiteDatabase, term: string): RawBuilder<unknown> {
  return engine === "postgres" ? sql`strpos(folded, ${term}) > 0` : sql`instr(folded, ${term}) > 0`;
}
