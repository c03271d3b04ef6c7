import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { totalOf } from "./changes.ts";
import { type Range, recordsBy, withCondition } from "./lists/range.ts";

export function upcomingEvents(database: SiteDatabase, now: Date): Range {
  const range = recordsBy(database, "events", { by: "sort_at", direction: "asc" });
  return {
    ...withCondition(range, sql`and over_at >= ${now.toISOString()}`),
    ...{ part: "other", count: () => countUpcoming(database, now) },
  };
}

export function pastEvents(database: SiteDatabase, now: Date): Range {
  const range = recordsBy(database, "events", { by: "sort_at", direction: "desc" });
  return {
    ...withCondition(range, sql`and over_at < ${now.toISOString()}`),
    part: "other",
    count: async () => (await totalOf(database.db, "events")) - (await countUpcoming(database, now)),
  };
}

/** Past and upcoming events together. */
export const eventsByDate = (database: SiteDatabase): Range =>
  recordsBy(database, "events", { by: "sort_at", direction: "asc" });

async function countUpcoming({ db }: SiteDatabase, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("records")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("kind", "=", "events")
    .where("over_at", ">=", now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}
