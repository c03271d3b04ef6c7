import { sql } from "kysely";
import { type SectionKind, sectionOf } from "../../../content/kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { pastEvents, upcomingEvents } from "../event-ranges.ts";
import { countRows } from "./filters.ts";
import { PAGE_SIZE } from "./pagination.ts";
import { newestFirst, type Range, rowsOf, withCondition } from "./range.ts";

/** How many records of the range stand before it; undefined if it is not in the range. */
export async function positionIn(range: Range, id: string): Promise<number | undefined> {
  const by = sql.ref(range.by);
  const { rows } = await sql<{ at: string }>`
    select ${by} as at ${rowsOf(range)} and id = ${id}
  `.execute(range.database.db);
  if (!rows[0]) return undefined;
  const sign = sql.raw(range.direction === "asc" ? "<" : ">");
  return countRows(withCondition(range, sql`and (${by}, id) ${sign} (${rows[0].at}, ${id})`));
}

/** On which page of its list a record stands. */
export async function pageInList(
  database: SiteDatabase,
  kind: SectionKind,
  id: string,
  now: Date,
): Promise<number | undefined> {
  const ranges =
    sectionOf(kind).order === "upcoming first"
      ? [upcomingEvents(database, now), pastEvents(database, now)]
      : [newestFirst(database, kind)];
  let before = 0;
  for (const range of ranges) {
    const position = await positionIn(range, id);
    if (position !== undefined) return Math.floor((before + position) / PAGE_SIZE) + 1;
    before += await range.count();
  }
  return undefined;
}
