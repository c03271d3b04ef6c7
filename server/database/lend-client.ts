import type { PostgresPoolClient } from "kysely";
import pg from "pg";
import { withDeadline } from "../limits/deadline.ts";
import { withoutValues } from "./without-values.ts";

/**
 * Lends a connection until a moment of `performance.now()`. What is not answered by then fails, and a connection
 * that broke or owes an answer does not go back to the pool, where it would hold up whoever gets it next.
 */
export function lendClient(client: pg.PoolClient, until: number): PostgresPoolClient {
  let broken: unknown;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // Also what a rollback is told: the cause matters more than that there is nothing to roll back.
    if (broken) throw broken;
    const left = Math.max(1, Math.round(until - performance.now()));
    try {
      return await withDeadline("A query", left, () => client.query(sql, [...parameters]));
    } catch (error) {
      const refused = error instanceof pg.DatabaseError;
      const safe = refused ? withoutValues(error) : error;
      if (!refused || error.severity === "FATAL") broken = safe;
      throw safe;
    }
  };
  return {
    // Kysely's other way to call it takes a cursor; there is none here.
    query: query as never,
    release: (destroy) => client.release(destroy || broken !== undefined),
  };
}
