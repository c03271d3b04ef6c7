/** The clock of the database: on PostgreSQL, the clocks of several machines may differ. */
import { type RawBuilder, sql } from "kysely";
import type { Engine } from "./site-database.ts";

/** Now, or so many seconds ago. */
export function databaseClock(engine: Engine, secondsAgo = 0): RawBuilder<string> {
  return engine === "postgres"
    ? sql`(clock_timestamp() - make_interval(secs => ${sql.lit(secondsAgo)}))`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${sql.lit(`-${secondsAgo} seconds`)})`;
}
