/** Changes to tables of a running site: they must not make visitors wait. */
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Engine } from "../database/site-database.ts";

/**
 * PostgreSQL: while a statement waits for the lock on a table, all later queries of the table wait behind it. So it gives
 * up soon, well before the deadline of a visitor's query.
 */
export async function limitLockWaits(db: Kysely<Database>, engine: Engine): Promise<void> {
  if (engine === "postgres") await sql`set local lock_timeout = '300ms'`.execute(db);
}

/** In milliseconds. A backup by hand, for example, may hold a table for long. */
const longestWait = 10 * 60_000;

/** Tries again until the locks are free. Between two attempts, the queries that waited are answered. */
export async function retryLocked<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + longestWait;
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > until) throw error;
      await pause(500 + Math.random() * 500);
    }
}

export const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === "55P03";
