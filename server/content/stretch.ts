import { type RawBuilder, sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";

/** Rows in one order. A list is one stretch, or several on end: upcoming events, then past ones. */
export type Stretch = {
  by: "created_at" | "event_date";
  direction: "asc" | "desc";
  /** "and …": which rows belong to it. */
  only: RawBuilder<unknown>;
  length: () => Promise<number>;
  /** Every record of its kind, in an order that changes only with the content. */
  steady: boolean;
};

/** Where a row stands in a stretch. */
export type Place = { id: string; at: string };

export const nothingElse = sql``;

/** Equal dates are told apart by id, in the same direction, so that one index gives the order both ways. */
export function inOrder({ by, direction }: Pick<Stretch, "by" | "direction">): RawBuilder<unknown> {
  return sql`order by ${sql.ref(by)} ${sql.raw(direction)}, id ${sql.raw(direction)}`;
}

export function reversed(stretch: Stretch): Stretch {
  return { ...stretch, direction: stretch.direction === "asc" ? "desc" : "asc" };
}

/** "and …": the rows after the place, or from it on. */
export function beyond(
  { by, direction }: Stretch,
  { id, at }: Place,
  from: "after" | "from",
): RawBuilder<unknown> {
  const sign = (direction === "asc" ? ">" : "<") + (from === "from" ? "=" : "");
  return sql`and (${sql.ref(by)}, id) ${sql.raw(sign)} (${at}, ${id})`;
}

/** The ids of the rows that `found` ("from … where …") names, reading no more of the stretch than needed. */
export async function walk(
  { db }: SiteDatabase,
  found: RawBuilder<unknown>,
  stretch: Stretch,
  offset: number,
  length: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id ${found} ${stretch.only} ${inOrder(stretch)} limit ${length} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}
