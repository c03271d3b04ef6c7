import Sqlite from "better-sqlite3";
import type { CompiledQuery, QueryResult } from "kysely";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { withDeadline } from "../limits/deadline.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";
import { execute, statementCache } from "./sqlite-statements.ts";

export type SqliteWriter = ReturnType<typeof sqliteWriter>;

/** The connection that writes, for one statement or transaction of this process at a time. */
export function sqliteWriter(file: Sqlite.Database, assertIntact: () => void, deadline: number) {
  const statement = statementCache(file);
  const oneAtATime = concurrencyLimit({ name: "writing to the database", concurrency: 1, maxWaiting: 1000 });

  /** Resolves with what gives the lock back. */
  const lock = () =>
    withDeadline(
      "Waiting to write",
      deadline,
      (signal) =>
        new Promise<() => void>((resolve, reject) => {
          oneAtATime(() => new Promise<void>((unlock) => resolve(unlock)), signal).catch(reject);
        }),
    );

  /** Both waits, for this process and for others, end at the same deadline. */
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

  const alone = async <Result>(attempt: () => Result): Promise<Result> => {
    const { result, unlock } = await begin(attempt);
    unlock();
    return result;
  };

  const run = <Row>(query: CompiledQuery): QueryResult<Row> =>
    execute(statement(query.sql), query.parameters);

  return {
    write: <Row>(query: CompiledQuery) => alone(() => run<Row>(query)),

    /** Resolves with what gives the lock back, to be called after commit or rollback. */
    async beginTransaction(): Promise<() => void> {
      // "immediate" takes the write lock at once: one that turned to writing later could not be tried again.
      const { unlock } = await begin(() => file.exec("begin immediate"));
      return unlock;
    },
    runInTransaction: run,
    async commit(): Promise<void> {
      assertIntact();
      await retryWhileLocked(performance.now() + deadline, () => file.exec("commit"));
    },
    rollback(): void {
      // A full disk may have rolled it back already.
      if (file.inTransaction) file.exec("rollback");
    },

    /** Moves everything from the write-ahead log into the database, and empties the log. */
    scrub: () =>
      alone(() => {
        const [outcome] = file.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }];
        if (outcome.busy)
          throw new Sqlite.SqliteError("The write-ahead log is in use and was not emptied.", "SQLITE_BUSY");
      }),
  };
}
