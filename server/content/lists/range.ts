import { type RawBuilder, sql } from "kysely";
import { type IndexedKind, siteSearchedOf } from "../../../content/kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { textIndexOf } from "../../database/derived-schema.ts";
import { totalOf } from "../changes.ts";

/** Rows of a table in one order. A list is one range or several in a row: upcoming events, then past ones. */
export type Range = {
  database: SiteDatabase;
  /** Has the columns `id`, `folded` and the one that orders the range. */
  table: "records" | "editions" | "contact_messages";
  /** SQLite's full-text index of these rows, if they can be searched. */
  textIndex?: string;
  /** A search skips the fields that only the search over the site reads. */
  hasSiteOnlyText?: true;
  by: "created_at" | "sort_at" | "changed_at" | "due_at" | "snoozed_until";
  direction: "asc" | "desc";
  /** The SQL condition of its rows, starting with "and". */
  only: RawBuilder<unknown>;
  /** The same rows in a narrower table that has only the columns of the order: faster to read. */
  keyRows?: { table: "record_keys"; only: RawBuilder<unknown> };
  /** Which part of its table the range is. "indexed": an index separates its rows from the others. */
  part: "all" | "year" | "indexed" | "other";
  count: () => Promise<number>;
  /** A number that `count` cannot exceed, if that is faster to find. */
  upperBound?: () => Promise<number>;
  /** Not all of its rows are public, so their words are not in the search vocabulary. */
  isPrivate?: true;
};

export function recordsBy(
  database: SiteDatabase,
  kind: IndexedKind,
  { by, direction }: Pick<Range, "by" | "direction">,
): Range {
  // A literal, so that PostgreSQL recognises the partial text index of this kind.
  const only = sql`and kind = ${sql.lit(kind)}`;
  const count = () => totalOf(database.db, kind);
  const textIndex = textIndexOf(kind);
  const siteOnly = siteSearchedOf(kind).length > 0 && { hasSiteOnlyText: true as const };
  return { database, table: "records", textIndex, ...siteOnly, by, direction, only, part: "all", count };
}

export const newestFirst = (database: SiteDatabase, kind: IndexedKind): Range =>
  recordsBy(database, kind, { by: "created_at", direction: "desc" });

/** The position of a row in the order of a range. */
export type Place = { id: string; at: string };

/** Adds a condition ("and …"), which may use only the columns of the order. */
export function withCondition(range: Range, condition: RawBuilder<unknown>): Range {
  const { keyRows } = range;
  return {
    ...range,
    only: sql`${range.only} ${condition}`,
    ...(keyRows && { keyRows: { ...keyRows, only: sql`${keyRows.only} ${condition}` } }),
  };
}

/** The rows after a place; the whole range without one. */
export function after(range: Range, place: Place | undefined): Range {
  if (!place) return range;
  const sign = sql.raw(range.direction === "asc" ? ">" : "<");
  return withCondition(range, sql`and (${sql.ref(range.by)}, id) ${sign} (${place.at}, ${place.id})`);
}

/** "from … where …" with the columns of the order. */
export function rowsOf({ table, only, keyRows }: Range): RawBuilder<unknown> {
  const from = keyRows ?? { table, only };
  return sql`from ${sql.table(from.table)} where true ${from.only}`;
}

/** "from … where …" with all columns. */
export function wholeRowsOf({ table, only }: Range): RawBuilder<unknown> {
  return sql`from ${sql.table(table)} where true ${only}`;
}

/** Equal dates are ordered by id, in the same direction, so that one index serves both directions. */
export function orderBy({ by, direction }: Range): RawBuilder<unknown> {
  return sql`order by ${sql.ref(by)} ${sql.raw(direction)}, id ${sql.raw(direction)}`;
}

export function reversed(range: Range): Range {
  return { ...range, direction: range.direction === "asc" ? "desc" : "asc" };
}

/** Reads from the nearer end of the range, so that fewer index entries are skipped. */
export async function idsIn(range: Range, offset: number, length: number, total: number): Promise<string[]> {
  const size = Math.min(length, total - offset);
  const behind = total - offset - size;
  if (behind >= offset) return firstIds(range, size, offset);
  return (await firstIds(reversed(range), size, behind)).reverse();
}

export async function firstIds(range: Range, length: number, offset = 0): Promise<string[]> {
  return readIds(range, rowsOf(range), length, offset);
}

export async function firstIdsWhere(
  range: Range,
  condition: RawBuilder<unknown>,
  length: number,
  offset: number,
): Promise<string[]> {
  return readIds(range, sql`${wholeRowsOf(range)} ${condition}`, length, offset);
}

async function readIds(range: Range, from: RawBuilder<unknown>, length: number, offset: number) {
  const { rows } = await sql<{ id: string }>`
    select id ${from} ${orderBy(range)} limit ${length} offset ${offset}
  `.execute(range.database.db);
  return rows.map(({ id }) => id);
}
