import Sqlite from "better-sqlite3";
import type { CompiledQuery, QueryResult } from "kysely";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { withDeadline } from "../limits/deadline.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";
import { execute, statementCache } from "./sqlite-statements.ts";

export type SqliteWriter = ReturnType<typeof sqliteWriter>;

/** The write connection, which runs one statement or transaction of this process at a time. */
export function sqliteWriter(file: Sqlite.Database, assertIntact: () => void, deadline: number) {
  const statement = statementCache(file);
  const oneAtATime = concurrencyLimit({ name: "writing to the database", concurrency: 1, maxWaiting: 1000 });

  /** Resolves to a function that releases the lock. */
  const lock = () =>
    withDeadline(
      "Waiting to write",
      deadline,
      (signal) =>
        new Promise<() => void>((resolve, reject) => {
          oneAtATime(() => new Promise<void>((unlock) => resolve(unlock)), signal).catch(reject);
        }),
    );

  /** One deadline covers both waits: for this process and for other programs. */
  const begin = async <Result>(attempt: () => Result) => {
    const until = performance.now() + deadline;
    const unlock = await lock();
    try {
      assertIntact();
      return { result: await retryWhileLocked(until, attempt), unlock };
    } catch (error) {
      unlock();
      throw error;
    }
  };

  const runAlone = async <Result>(attempt: () => Result): Promise<Result> => {
    const { result, unlock } = await begin(attempt);
    unlock();
    return result;
  };

  /** How many writes and transactions have ended. */
  let changes = 0;

  const run = <Row>(query: CompiledQuery): QueryResult<Row> =>
    execute(statement(query.sql), query.parameters);

  return {
    changes: () => changes,

    write: <Row>(query: CompiledQuery) =>
      runAlone(() => {
        const result = run<Row>(query);
        changes++;
        return result;
      }),

    /** Resolves to a function that releases the lock, to be called after commit or rollback. */
    async beginTransaction(): Promise<() => void> {
      // "immediate" takes the write lock now: a transaction that needs it later could not be retried.
      const { unlock } = await begin(() => file.exec("begin immediate"));
      return unlock;
    },
    runInTransaction: run,
    async commit(): Promise<void> {
      assertIntact();
      await retryWhileLocked(performance.now() + deadline, () => file.exec("commit"));
      changes++;
    },
    rollback(): void {
      // A full disk may already have rolled it back.
      if (file.inTransaction) file.exec("rollback");
    },

    /** Moves the write-ahead log into the database, and empties the log. */
    scrub: () =>
      runAlone(() => {
        const [outcome] = file.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }];
        if (outcome.busy)
          throw new Sqlite.SqliteError("The write-ahead log is in use and was not emptied.", "SQLITE_BUSY");
      }),
  };
}
