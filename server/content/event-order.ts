import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { totalOf } from "./changes.ts";
import type { Stretch } from "./stretch.ts";

export function upcomingEvents(database: SiteDatabase, now: Date): Stretch {
  return {
    by: "event_date",
    direction: "asc",
    only: sql`and over_at >= ${now.toISOString()}`,
    length: () => countUpcoming(database, now),
    steady: false,
  };
}

export function pastEvents(database: SiteDatabase, now: Date): Stretch {
  return {
    by: "event_date",
    direction: "desc",
    only: sql`and over_at < ${now.toISOString()}`,
    length: async () => (await totalOf(database.db, "events")) - (await countUpcoming(database, now)),
    steady: false,
  };
}

async function countUpcoming({ db }: SiteDatabase, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("over_at", ">=", now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}
