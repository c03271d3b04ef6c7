import { type RawBuilder, sql } from "kysely";
import type { IndexedKind } from "../../../content/kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { textIndexOf } from "../../database/derived-schema.ts";
import { totalOf } from "../changes.ts";

/** Rows of a table in one order. A list is one range, or several after each other: upcoming events, then past ones. */
export type Range = {
  database: SiteDatabase;
  /** It has the columns `id`, `folded` and the one it is ordered by. */
  table: "records" | "editions" | "contact_messages";
  /** What SQLite finds the texts of these rows by, where they are searched. */
  textIndex?: string;
  by: "created_at" | "sort_at" | "changed_at" | "due_at";
  direction: "asc" | "desc";
  /** "and …": which rows belong to it. */
  only: RawBuilder<unknown>;
  /** A table that holds the same rows with the columns of the order alone, and which of its rows: it is walked instead. */
  walked?: { table: "record_keys"; only: RawBuilder<unknown> };
  /** Which part of its table it is. "indexed": an index tells its rows from the others. */
  part: "all" | "year" | "indexed" | "other";
  count: () => Promise<number>;
  /** A number that it does not exceed, where that is known sooner. */
  most?: () => Promise<number>;
  /** Its words are not in the vocabulary of the search: they are not all public. */
  isPrivate?: true;
};

/** A kind's records in the order of a column. */
export function recordsBy(
  database: SiteDatabase,
  kind: IndexedKind,
  { by, direction }: Pick<Range, "by" | "direction">,
): Range {
  // Written out, so that PostgreSQL sees that the text index of the kind fits.
  const only = sql`and kind = ${sql.lit(kind)}`;
  const count = () => totalOf(database.db, kind);
  const textIndex = textIndexOf(kind);
  return { database, table: "records", textIndex, by, direction, only, part: "all", count };
}

/** Every record of the kind, the newest first. */
export const newestFirst = (database: SiteDatabase, kind: IndexedKind): Range =>
  recordsBy(database, kind, { by: "created_at", direction: "desc" });

/** Where a row stands in the order of a range. */
export type Place = { id: string; at: string };

/** Only those rows for which a condition ("and …") holds, which asks for no other columns than the order has. */
export function withCondition(range: Range, condition: RawBuilder<unknown>): Range {
  const { walked } = range;
  return {
    ...range,
    only: sql`${range.only} ${condition}`,
    ...(walked && { walked: { ...walked, only: sql`${walked.only} ${condition}` } }),
  };
}

/** What of the range comes after the place; all of it, if there is none. */
export function after(range: Range, place: Place | undefined): Range {
  if (!place) return range;
  const sign = sql.raw(range.direction === "asc" ? ">" : "<");
  return withCondition(range, sql`and (${sql.ref(range.by)}, id) ${sign} (${place.at}, ${place.id})`);
}

/** "from … where …" with the columns of the order. */
export function rowsOf({ table, only, walked }: Range): RawBuilder<unknown> {
  const from = walked ?? { table, only };
  return sql`from ${sql.table(from.table)} where true ${from.only}`;
}

/** The same with all columns. */
export function wholeRowsOf({ table, only }: Range): RawBuilder<unknown> {
  return sql`from ${sql.table(table)} where true ${only}`;
}

/** Equal dates are told apart by id, in the same direction, so that one index gives the order both ways. */
export function orderBy({ by, direction }: Range): RawBuilder<unknown> {
  return sql`order by ${sql.ref(by)} ${sql.raw(direction)}, id ${sql.raw(direction)}`;
}

export function reversed(range: Range): Range {
  return { ...range, direction: range.direction === "asc" ? "desc" : "asc" };
}

/** The ids of a part of the range, read from its nearer end: an index holds all that is passed over on the way. */
export async function idsIn(range: Range, offset: number, length: number, total: number): Promise<string[]> {
  const size = Math.min(length, total - offset);
  const behind = total - offset - size;
  if (behind >= offset) return firstIds(range, size, offset);
  return (await firstIds(reversed(range), size, behind)).reverse();
}

export async function firstIds(range: Range, length: number, offset = 0): Promise<string[]> {
  return readIds(range, rowsOf(range), length, offset);
}

/** `which` is "and …": only those of the range, by any column. */
export async function firstIdsWhere(
  range: Range,
  which: RawBuilder<unknown>,
  length: number,
  offset: number,
): Promise<string[]> {
  return readIds(range, sql`${wholeRowsOf(range)} ${which}`, length, offset);
}

async function readIds(range: Range, from: RawBuilder<unknown>, length: number, offset: number) {
  const { rows } = await sql<{ id: string }>`
    select id ${from} ${orderBy(range)} limit ${length} offset ${offset}
  `.execute(range.database.db);
  return rows.map(({ id }) => id);
}
