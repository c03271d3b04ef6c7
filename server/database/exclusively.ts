import { type Kysely, sql } from "kysely";
import type { Engine, SiteDatabase } from "./connect.ts";
import type { Database } from "./schema.ts";

/** Any number will do, as long as every version of this program takes the same one. */
const LOCK = 7_326_115_001;

const begin: Record<Engine, string[]> = {
  // "immediate" takes the write lock at once: a plain "begin" fails when two readers both turn to writing.
  sqlite: ["pragma busy_timeout = 60000", "begin immediate", "pragma busy_timeout = 5000"],
  // Whoever waits must outlast a long migration in another process.
  postgres: ["begin", "set local statement_timeout = 0", `select pg_advisory_xact_lock(${LOCK})`],
};

/** Runs the work in one transaction that no other process can be inside at the same time. */
export function exclusively<T>(
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
