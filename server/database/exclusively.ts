import { type Kysely, sql } from "kysely";
import type { SiteDatabase } from "./connect.ts";
import type { Database } from "./schema.ts";

/** Any numbers will do, as long as every version of this program takes the same ones. */
const locks = {
  preparing: 7_326_115_001,
  enquiries: 7_326_115_002,
  staff: 7_326_115_003,
  editions: 7_326_115_004,
};

/** Runs the work in one transaction that no other process can be inside at the same time. Locking writes nothing. */
export function exclusively<T>(
  { engine, db }: SiteDatabase,
  lock: keyof typeof locks,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // On SQLite every transaction excludes other writers from its beginning.
    if (engine === "postgres")
      await sql`select pg_advisory_xact_lock(${sql.lit(locks[lock])})`.execute(transaction);
    return work(transaction);
  });
}
