import { type RawBuilder, sql } from "kysely";
import type { Kind } from "../../sections.ts";
import { totalOf } from "../content/changes.ts";
import type { SiteDatabase } from "../database/connect.ts";

/** Rows of a kind in one order. A list is one range, or several after each other: upcoming events, then past ones. */
export type Range = {
  database: SiteDatabase;
  kind: Kind;
  by: "created_at" | "event_date";
  direction: "asc" | "desc";
  /** "and …": which rows belong to it. */
  only: RawBuilder<unknown>;
  /** Which part of its table it is. "indexed": an index tells its rows from the others. */
  part: "all" | "year" | "indexed" | "other";
  count: () => Promise<number>;
  /** A number that it does not exceed, where that is known sooner. */
  most?: () => Promise<number>;
  /** Its words are not in the vocabulary of the search: they are not all public. */
  isPrivate?: true;
};

/** Every record of the kind, the newest first. */
export function newestFirst(database: SiteDatabase, kind: Kind): Range {
  const count = () => totalOf(database.db, kind);
  return { database, kind, by: "created_at", direction: "desc", only: sql``, part: "all", count };
}

/** Where a row stands in the order of a range. */
export type Place = { id: string; at: string };

/** What of the range comes after the place; all of it, if there is none. */
export function after(range: Range, place: Place | undefined): Range {
  if (!place) return range;
  const sign = sql.raw(range.direction === "asc" ? ">" : "<");
  return {
    ...range,
    only: sql`${range.only} and (${sql.ref(range.by)}, id) ${sign} (${place.at}, ${place.id})`,
  };
}

/** "from … where …" */
export function rowsOf({ kind, only }: Range): RawBuilder<unknown> {
  return sql`from ${sql.table(kind)} where true ${only}`;
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

/** `which` is "and …": only those of the range. */
export async function firstIds(
  range: Range,
  length: number,
  offset = 0,
  which: RawBuilder<unknown> = sql``,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id ${rowsOf(range)} ${which} ${orderBy(range)} limit ${length} offset ${offset}
  `.execute(range.database.db);
  return rows.map(({ id }) => id);
}
