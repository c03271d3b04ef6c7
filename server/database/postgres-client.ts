import type { PostgresPoolClient } from "kysely";
import pg from "pg";
import { withDeadline } from "../limits/deadline.ts";
import type { Silence } from "../limits/timeout-breaker.ts";
import { withoutValues } from "./without-values.ts";

/** Lends a connection; both waiting for it and waiting for each answer end at the deadline. */
export async function lendClient(
  pool: pg.Pool,
  deadline: number,
  silence: Silence,
): Promise<PostgresPoolClient> {
  silence.assertNone();
  const connecting = pool.connect();
  try {
    return withDeadlines(
      await withDeadline("Connecting to the database", deadline, () => connecting),
      deadline,
      silence,
    );
  } catch (error) {
    silence.failed(error);
    // One that comes too late is good for somebody else.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw error;
  }
}

/**
 * A connection that broke or owes an answer does not go back to the pool, where it would hold up whoever gets it
 * next.
 */
function withDeadlines(client: pg.PoolClient, deadline: number, silence: Silence): PostgresPoolClient {
  let broken: unknown;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // Also what a rollback is told: the cause matters more than that there is nothing to roll back.
    if (broken) throw broken;
    try {
      const answer = await withDeadline("An answer of the database", deadline, () =>
        client.query(sql, [...parameters]),
      );
      silence.answered();
      return answer;
    } catch (error) {
      const refused = error instanceof pg.DatabaseError;
      if (refused) silence.answered();
      else silence.failed(error);
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
