/** The days on which the office is closed: staff enter them under Holidays, in the time zone of the organisation. */
import type { Kysely } from "kysely";
import { pages } from "../../content/pages/index.ts";
import { wordsOfParts } from "../../content/parts.ts";
import { organisation } from "../../organisation.ts";
import { fieldsIn } from "../content/record-row.ts";
import type { Database } from "../database/schema.ts";
import { instantOf } from "../database/zoned-time.ts";

/** Periods in milliseconds, in order, from the first moment of a day to the first moment of another. */
export type ClosedDays = readonly { start: number; end: number }[];

const kind = "page/holidays";

export async function readClosedDays(db: Kysely<Database>): Promise<ClosedDays> {
  const row = await db
    .selectFrom("records")
    .select(["title", "fields"])
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row ? closedDaysFrom(wordsOfParts(pages.holidays.parts, fieldsIn(kind, row)).days) : [];
}

export function closedDaysFrom(
  days: { from: string; until: string }[],
  timeZone = organisation.timeZone,
): ClosedDays {
  return days
    .map(({ from, until }) => ({
      start: startOfDay(from, 0, timeZone),
      end: startOfDay(until || from, 1, timeZone),
    }))
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
}

/** The first moment of a day, or of the day after it. */
function startOfDay(day: string, later: 0 | 1, timeZone: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return Number.NaN;
  date.setUTCDate(date.getUTCDate() + later);
  return instantOf(date, timeZone).getTime();
}

/** The time between two moments, in milliseconds, without the days on which the office was closed. */
export function openTime(from: number, to: number, closed: ClosedDays): number {
  let [open, time] = [to - from, from];
  for (const { start, end } of closed) {
    const [begin, stop] = [Math.max(start, time), Math.min(end, to)];
    if (stop <= begin) continue;
    open -= stop - begin;
    time = stop;
  }
  return open;
}
