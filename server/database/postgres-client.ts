import type { PostgresPoolClient } from "kysely";
import pg from "pg";
import { withDeadline } from "../limits/deadline.ts";
import type { TimeoutBreaker } from "../limits/timeout-breaker.ts";

type Options = {
  deadline: number;
  breaker: TimeoutBreaker;
  /** Called after each statement that may have changed something, whether or not it failed. */
  onChange: () => void;
};

/** Statements that change nothing that others see. A commit is none of them. */
const harmless = /^\s*(?:select|begin|rollback)\b/i;

/** Takes a connection from the pool. The wait for it and for each answer ends at the deadline. */
export async function connectClient(pool: pg.Pool, options: Options): Promise<PostgresPoolClient> {
  const { deadline, breaker } = options;
  breaker.assertClosed();
  const connecting = pool.connect();
  try {
    const client = await withDeadline("Connecting to the database", deadline, () => connecting);
    return withDeadlines(client, options);
  } catch (error) {
    breaker.failed(error);
    // A connection that arrives too late goes back to the pool.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw error;
  }
}

/** A connection that broke or still owes an answer is destroyed, because it would delay its next user. */
function withDeadlines(client: pg.PoolClient, { deadline, breaker, onChange }: Options): PostgresPoolClient {
  let broken: unknown;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // A rollback gets this error, too: it says more than that there is no transaction to roll back.
    if (broken) throw broken;
    try {
      const answer = await withDeadline("An answer of the database", deadline, () =>
        client.query(sql, [...parameters]),
      );
      breaker.answered();
      return answer;
    } catch (error) {
      const isAnswer = error instanceof pg.DatabaseError;
      if (isAnswer) breaker.answered();
      else breaker.failed(error);
      const safe = isAnswer ? withoutValues(error) : error;
      if (!isAnswer || error.severity === "FATAL") broken = safe;
      throw safe;
    } finally {
      if (!harmless.test(sql)) onChange();
    }
  };
  return {
    // Kysely's other overload takes a cursor, which this program does not use.
    query: query as never,
    release: (destroy) => client.release(destroy || broken !== undefined),
  };
}

/**
 * Errors end up in the log, so they must not contain what a visitor wrote: PostgreSQL's details quote the whole row, and an
 * error about a value (SQLSTATE class 22) quotes the value.
 */
function withoutValues({ message, code = "" }: pg.DatabaseError): Error & { code: string } {
  const safeMessage = code.startsWith("22") ? "a value was refused" : message;
  return Object.assign(new Error(`PostgreSQL: ${safeMessage} (SQLSTATE ${code}).`), { code });
}
