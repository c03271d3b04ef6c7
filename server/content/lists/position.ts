import { sql } from "kysely";
import { type SectionKind, sectionOf } from "../../../content/kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { pastEvents, upcomingEvents } from "../event-ranges.ts";
import type { HeldEvent } from "../held-event.ts";
import { countRows } from "./filters.ts";
import { PAGE_SIZE } from "./pagination.ts";
import { after, firstIds, newestFirst, type Place, type Range, reversed, rowsOf } from "./range.ts";

async function placeOf(range: Range, id: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select id, ${sql.ref(range.by)} as at ${rowsOf(range)} and id = ${id}
  `.execute(range.database.db);
  return rows[0];
}

/** How many rows of the range come before a record; undefined if it is not in the range. */
export async function positionIn(range: Range, id: string): Promise<number | undefined> {
  const place = await placeOf(range, id);
  return place && countRows(after(reversed(range), place));
}

export type Neighbour = { id: string; title: string; language: string; event?: HeldEvent | undefined };
type Pair<Found> = { previous: Found | undefined; next: Found | undefined };
export type Neighbours = Pair<Neighbour>;

/** The ids before and after a record; undefined if it is not in the range. */
export async function neighboursOf(range: Range, id: string): Promise<Pair<string> | undefined> {
  const place = await placeOf(range, id);
  if (!place) return undefined;
  const nextIn = async (ordered: Range) => (await firstIds(after(ordered, place), 1))[0];
  return { previous: await nextIn(reversed(range)), next: await nextIn(range) };
}

/** The page of its list that shows a record. */
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
