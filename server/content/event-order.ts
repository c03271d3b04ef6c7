import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Range } from "../lists/range.ts";
import { totalOf } from "./changes.ts";

export function upcomingEvents(database: SiteDatabase, now: Date): Range {
  return {
    ...{ database, kind: "events", by: "event_date", direction: "asc" },
    only: sql`and over_at >= ${now.toISOString()}`,
    part: "other",
    count: () => countUpcoming(database, now),
  };
}

export function pastEvents(database: SiteDatabase, now: Date): Range {
  return {
    ...{ database, kind: "events", by: "event_date", direction: "desc" },
    only: sql`and over_at < ${now.toISOString()}`,
    part: "other",
    count: async () => (await totalOf(database.db, "events")) - (await countUpcoming(database, now)),
  };
}

/** Past and to come in one line, as the calendar has them. */
export function eventsInTime(database: SiteDatabase): Range {
  const count = () => totalOf(database.db, "events");
  return { database, kind: "events", by: "event_date", direction: "asc", only: sql``, part: "all", count };
}

async function countUpcoming({ db }: SiteDatabase, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("over_at", ">=", now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}
