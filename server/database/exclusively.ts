import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { concurrencyLimit, type RunLimited } from "../limits/concurrency-limit.ts";
import { DeadlinePassed } from "../limits/deadline.ts";
import { createQueue, type Queue } from "../limits/keyed-queue.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { SiteDatabase } from "./connect.ts";
import type { Database } from "./schema.ts";

/** Any numbers will do, as long as every version of this program takes the same ones. */
const locks = {
  preparing: 7_326_115_001,
  enquiries: 7_326_115_002,
  staff: 7_326_115_003,
  editions: 7_326_115_004,
  publishing: 7_326_115_005,
};
/** The class of the locks of single editions. */
const ofOneEdition = 7_326;

/**
 * "editions" excludes every other change of editions; an object names one edition, and excludes changes of that one and
 * whatever holds "editions". "publishing" is for changes of addresses and of what visitors read.
 */
export type Lock = keyof typeof locks | { edition: string };

/**
 * How long a change waits for others before it is refused, in milliseconds. Another process may have much to prepare, and
 * staff would rather wait than save again; a visitor who sends a message is told soon.
 */
const longestWait = { preparing: 30 * 60_000, editions: 15_000, others: 4_000 };

function longestWaitFor(wanted: Lock[]): number {
  if (wanted.includes("preparing")) return longestWait.preparing;
  const isOfEditions = (lock: Lock) =>
    typeof lock === "object" || lock === "editions" || lock === "publishing";
  return wanted.some(isOfEditions) ? longestWait.editions : longestWait.others;
}
const pauses = [5, 10, 20, 40];
/** Of the ten connections of a process the others are for visitors. */
const changesAtOnce = 6;
const places = new WeakMap<Kysely<Database>, RunLimited>();
const queues = new WeakMap<Kysely<Database>, Queue>();

/**
 * Runs the work in one transaction that excludes others with the same lock, in all processes. Locking writes nothing. A
 * change that waits for too long is refused with TooBusy, which visitors and staff see as 503. Work that another change
 * got in the way of is done again from its beginning, so it must have no other effect than its transaction.
 */
export async function exclusively<T>(
  database: SiteDatabase,
  lock: Lock | Lock[],
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const wanted = [lock].flat();
  const until = performance.now() + longestWaitFor(wanted);
  const attempt = () =>
    database.db.transaction().execute(async (transaction) => {
      // On SQLite every transaction excludes other writers from its beginning.
      if (database.engine === "postgres")
        for (const statement of statementsFor(wanted)) await acquire(transaction, statement, until);
      return work(transaction);
    });
  for (let clashes = 0; ; )
    try {
      return await inTurn(database, wanted, until, () => inPlace(database, attempt));
    } catch (error) {
      if (isClash(error) && ++clashes > mostClashes) throw error;
      if (!isClash(error) && !isWait(error)) throw error;
      if (performance.now() >= until) throw new TooBusy("changing the database");
      await pause(pauses[0]);
    }
}

/** Two changes may want the same address at the same moment, the same two hardly a fourth time. */
const mostClashes = 3;

/**
 * Within this process the changes of one record wait in order, without a connection: in the database nobody waits in
 * order, and under load some would wait for ever.
 */
function inTurn<T>(
  { db, engine }: SiteDatabase,
  wanted: Lock[],
  until: number,
  work: () => Promise<T>,
): Promise<T> {
  // SQLite has one queue for everything that is written.
  if (engine === "sqlite") return work();
  const queue = queues.get(db) ?? createQueue();
  queues.set(db, queue);
  return wanted
    .map((lock) => (typeof lock === "string" ? lock : `edition ${lock.edition}`))
    .toSorted()
    .reduceRight<() => Promise<T>>((next, key) => () => queue(key, until, next), work)();
}

function inPlace<T>({ db, engine }: SiteDatabase, work: () => Promise<T>): Promise<T> {
  if (engine === "sqlite") return work();
  const limit =
    places.get(db) ??
    concurrencyLimit({ name: "changing the database", concurrency: changesAtOnce, maxWaiting: 500 });
  places.set(db, limit);
  return limit(work);
}

/** In one order, so that no two changes wait for each other. */
function statementsFor(wanted: Lock[]): RawBuilder<{ locked: boolean }>[] {
  const named = wanted.filter((lock) => typeof lock === "string").map((name) => locks[name]);
  const editions = wanted.flatMap((lock) => (typeof lock === "object" ? lock.edition : []));
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
        select pg_try_advisory_xact_lock(${sql.lit(ofOneEdition)}, hashtext(${id})) as locked`,
  );
  return [shared, ...numbered, ...single];
}

/** Tried again and again: a statement that waits in the database would run into the deadline of all statements. */
async function acquire(
  db: Kysely<Database>,
  statement: RawBuilder<{ locked: boolean }>,
  until: number,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { rows } = await statement.execute(db);
    if (rows[0]?.locked) return;
    if (performance.now() >= until) throw new TooBusy("changing the database");
    await pause(pauses[tries] ?? pauses.at(-1));
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

/** A deadlock, or a value that another transaction has taken meanwhile. */
const isClash = (error: unknown) =>
  ["40P01", "40001", "23505", "SQLITE_CONSTRAINT_UNIQUE"].includes(codeOf(error));

/** On SQLite, where others were writing for as long as a statement may wait. */
const isWait = (error: unknown) =>
  codeOf(error).startsWith("SQLITE_BUSY") ||
  (error instanceof DeadlinePassed && error.message.startsWith("Waiting to write"));
