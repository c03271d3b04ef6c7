import { type Kysely, sql } from "kysely";
import type { SiteDatabase } from "./connect.ts";
import type { Database } from "./schema.ts";

/** Any number will do, as long as every version of this program takes the same one. */
const LOCK = 7_326_115_001;

/** Runs the work in one transaction that no other process can be inside at the same time. */
export function exclusively<T>(
  { engine, db }: SiteDatabase,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // On SQLite every transaction excludes other writers from its beginning.
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    return work(transaction);
  });
}
