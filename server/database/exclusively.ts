import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { concurrencyLimit, type RunLimited } from "../limits/concurrency-limit.ts";
import { DeadlinePassed } from "../limits/deadline.ts";
import { createQueue, type Queue } from "../limits/keyed-queue.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { SiteDatabase } from "./connect.ts";
import type { Database } from "./schema.ts";

/** Arbitrary numbers, but every version of this program must use the same ones. */
const locks = {
  preparing: 7_326_115_001,
  enquiries: 7_326_115_002,
  staff: 7_326_115_003,
  editions: 7_326_115_004,
  publishing: 7_326_115_005,
  counts: 7_326_115_008,
  alerts: 7_326_115_011,
  registrations: 7_326_115_012,
  newsletter: 7_326_115_013,
};
/** The class of the locks on single editions. */
const editionLockClass = 7_326;

/**
 * "editions" excludes all other changes to editions. An object locks a single edition, and also excludes "editions".
 * "publishing" is for changes to addresses and public content.
 */
export type Lock = keyof typeof locks | { edition: string };

/**
 * In milliseconds, how long a change waits for a lock before it is refused. Preparing the database may take long in
 * another process; staff would rather wait than save again; a visitor who sends a message needs an answer soon.
 */
const maxWait = { preparing: 30 * 60_000, editions: 15_000, others: 4_000 };

function maxWaitFor(requested: Lock[]): number {
  if (requested.includes("preparing")) return maxWait.preparing;
  const isOfEditions = (lock: Lock) =>
    typeof lock === "object" || lock === "editions" || lock === "publishing";
  return requested.some(isOfEditions) ? maxWait.editions : maxWait.others;
}
const pauses = [5, 10, 20, 40];
const limits = new WeakMap<Kysely<Database>, RunLimited>();
const queues = new WeakMap<Kysely<Database>, Queue>();

/**
 * Runs the work in a transaction that holds the locks, across all processes. Locking writes nothing. A change that waits
 * too long fails with TooBusy, which visitors and staff see as 503. After a conflict with another change, the work runs
 * again from the start, so it must have no side effects outside its transaction.
 */
export async function exclusively<T>(
  database: SiteDatabase,
  lock: Lock | Lock[],
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const requested = [lock].flat();
  const until = performance.now() + maxWaitFor(requested);
  const attempt = () =>
    database.db.transaction().execute(async (transaction) => {
      // On SQLite every transaction excludes other writers from the start.
      if (database.engine === "postgres")
        for (const statement of lockStatements(requested)) await acquire(transaction, statement, until);
      return work(transaction);
    });
  for (let conflicts = 0; ; )
    try {
      return await queued(database, requested, until, () => limited(database, attempt));
    } catch (error) {
      if (isConflict(error) && ++conflicts > maxConflicts) throw error;
      if (!isConflict(error) && !isLockTimeout(error)) throw error;
      if (performance.now() >= until) throw new TooBusy("changing the database");
      await pause(pauses[0]);
    }
}

/** Two changes may claim the same address at the same moment, but hardly four times in a row. */
const maxConflicts = 3;

/**
 * Queues changes with the same lock within this process, without holding a connection. The database lock is polled, which
 * is not fair: under load, some changes would wait forever.
 */
function queued<T>(
  { db, engine }: SiteDatabase,
  requested: Lock[],
  until: number,
  work: () => Promise<T>,
): Promise<T> {
  // The SQLite writer has its own queue.
  if (engine === "sqlite") return work();
  const queue = queues.get(db) ?? createQueue();
  queues.set(db, queue);
  return requested
    .map((lock) => (typeof lock === "string" ? lock : `edition ${lock.edition}`))
    .toSorted()
    .reduceRight<() => Promise<T>>((next, key) => () => queue(key, until, next), work)();
}

function limited<T>({ db, engine, concurrentChanges }: SiteDatabase, work: () => Promise<T>): Promise<T> {
  if (engine === "sqlite") return work();
  const limit =
    limits.get(db) ??
    concurrencyLimit({ name: "changing the database", concurrency: concurrentChanges, maxWaiting: 500 });
  limits.set(db, limit);
  return limit(work);
}

/** Always in the same order, so that two changes cannot deadlock. */
function lockStatements(requested: Lock[]): RawBuilder<{ locked: boolean }>[] {
  const named = requested.filter((lock) => typeof lock === "string").map((name) => locks[name]);
  const editions = requested.flatMap((lock) => (typeof lock === "object" ? lock.edition : []));
  const numbered = named
    .toSorted((one, other) => one - other)
    .map(
      (number) => sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(number)}) as locked`,
    );
  if (editions.length === 0) return numbered;
  const shared = sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(locks.editions)}) as locked`;
  const single = editions.map(
    (id) =>
      sql<{ locked: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(editionLockClass)}, hashtext(${id})) as locked`,
  );
  return [shared, ...numbered, ...single];
}

/** Polls, because a statement that waits in the database would exceed the statement timeout. */
async function acquire(
  db: Kysely<Database>,
  statement: RawBuilder<{ locked: boolean }>,
  until: number,
): Promise<void> {
  for (let attempts = 0; ; attempts++) {
    const { rows } = await statement.execute(db);
    if (rows[0]?.locked) return;
    if (performance.now() >= until) throw new TooBusy("changing the database");
    await pause(pauses[attempts] ?? pauses.at(-1));
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

/** A deadlock, or a unique value that another transaction has inserted meanwhile. */
const isConflict = (error: unknown) =>
  ["40P01", "40001", "23505", "SQLITE_CONSTRAINT_UNIQUE"].includes(codeOf(error));

/** SQLite only: the wait for the write lock took too long. */
const isLockTimeout = (error: unknown) =>
  codeOf(error).startsWith("SQLITE_BUSY") ||
  (error instanceof DeadlinePassed && error.message.startsWith("Waiting to write"));
