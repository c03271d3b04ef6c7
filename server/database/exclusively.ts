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

export type Lock = keyof typeof locks;

/**
 * Runs the work in one transaction that no other process can be inside at the same time. Locking writes nothing. Two locks
 * are taken in the order of the list above, so that no two processes wait for each other.
 */
export function exclusively<T>(
  { engine, db }: SiteDatabase,
  lock: Lock | Lock[],
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // On SQLite every transaction excludes other writers from its beginning.
    if (engine === "postgres")
      for (const number of [lock]
        .flat()
        .map((name) => locks[name])
        .toSorted((one, other) => one - other))
        await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(transaction);
    return work(transaction);
  });
}
