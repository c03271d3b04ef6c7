import { type Kysely, sql } from "kysely";
import type { Engine, SiteDatabase } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

/** Any number will do, as long as every version of this program takes the same one. */
const lock = 7_326_115_002;

const begin: Record<Engine, string[]> = {
  sqlite: ["begin immediate"],
  postgres: ["begin", `select pg_advisory_xact_lock(${lock})`],
};

/**
 * One transaction at a time, whichever process it is in: that makes counting and looking for a duplicate exact.
 * Taking the lock writes nothing, so what is refused under it costs no write.
 */
export function underLock<T>(
  { engine, db }: SiteDatabase,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    for (const statement of begin[engine]) await run(statement);
    try {
      const result = await work(connection);
      await run("commit");
      return result;
    } catch (error) {
      // A connection that broke cannot roll back, and need not: the server has done so. The cause matters more.
      await run("rollback").catch(() => {});
      throw error;
    }
  });
}
