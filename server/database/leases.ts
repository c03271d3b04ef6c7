/**
 * Background work that must run once over all processes. Each kind of work has a lease, and runs in the process that
 * holds it. No clock is compared with another one: see docs/decisions/2026-11-18-leases.md.
 */
import { randomUUID } from "node:crypto";
import type { Log } from "../process/log.ts";
import type { LeaseRow } from "./schema.ts";
import type { SiteDatabase } from "./site-database.ts";

export type LeaseName =
  | "alerts"
  | "care"
  | "deletion"
  | "encoding"
  | "mail"
  | "mailbox"
  | "newsletter"
  | "publishing"
  | "receipts"
  | "registrations"
  | "reminders"
  | "sweeping"
  | `upgrade ${string}`;

/** `wake` is called when any process has new work for it. */
export type Work = { stop(): Promise<unknown>; wake?(): void };

/** A statement can require that the token is still the current one: see server/inbox/mail-out/deliveries.ts. */
export type Lease = { name: LeaseName; token: number };

/**
 * In milliseconds, each measured by the monotonic clock of one process. A holder that could not renew for `held` stops
 * its work; other processes take the lease when it has not been renewed for `taken`. The difference is time to stop.
 */
export const leaseTimes = { poll: 500, renew: 2000, held: 6000, taken: 9000 };

type Seen = Pick<LeaseRow, "token" | "renewals"> & { since: number };
type Held = { token: number; renewedAt: number; wakes: number; work: Work };
type Contender = {
  start: (lease: Lease) => Work;
  held?: Held | undefined;
  stopping?: Promise<unknown> | undefined;
  /** The lease of another process, and since when it has not been renewed. */
  seen?: Seen;
};

type Parts = { database: SiteDatabase; log: Log; times?: typeof leaseTimes };
export type Leases = ReturnType<typeof leasesOf>;

export function leasesOf({ database: { db }, log, times = leaseTimes }: Parts) {
  const me = randomUUID();
  const contenders = new Map<string, Contender>();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let stopped = false;

  const isValid = (held: Held | undefined): held is Held =>
    held !== undefined && performance.now() - held.renewedAt < times.held;

  const stopWork = (name: string, contender: Contender): Promise<unknown> | undefined => {
    const work = contender.held?.work;
    contender.held = undefined;
    if (work)
      contender.stopping = work
        .stop()
        .catch((error: unknown) => log.error("Background work could not be stopped", { lease: name, error }))
        .finally(() => {
          contender.stopping = undefined;
        });
    return contender.stopping;
  };

  const lose = (name: string, contender: Contender) => {
    log.warn("Background work stops here: this process could not renew its lease in time", { lease: name });
    void stopWork(name, contender);
  };

  const loseExpired = () => {
    for (const [name, contender] of contenders)
      if (contender.held && !isValid(contender.held)) lose(name, contender);
  };

  /** One statement for all leases of this process. */
  const renew = async () => {
    const held = [...contenders].filter(([, contender]) => contender.held);
    if (held.length === 0) return;
    const at = performance.now();
    const names = held.map(([name]) => name);
    const rows = await db
      .updateTable("leases")
      .set(({ eb }) => ({ renewals: eb("renewals", "+", 1) }))
      .where("holder", "=", me)
      .where("name", "in", names)
      .returning(["name", "token"])
      .execute();
    renewedAt = at;
    for (const { name, token } of rows) {
      const current = contenders.get(name)?.held;
      // The time before the request: the answer may have been delayed.
      if (current?.token === token) current.renewedAt = at;
    }
  };

  /** Whether the lease may be taken: by agreement, or because its holder is not alive. */
  const isFree = ({ holder, token, renewals }: LeaseRow, contender: Contender): boolean => {
    if (holder === null || holder === me) return true;
    const { seen } = contender;
    if (seen?.token === token && seen.renewals === renewals)
      return performance.now() - seen.since >= times.taken;
    contender.seen = { token, renewals, since: performance.now() };
    return false;
  };

  /** Succeeds only if the row is as it was read: of several processes, one gets the lease. */
  const take = async (row: LeaseRow, contender: Contender) => {
    const at = performance.now();
    const token = row.token + 1;
    const { numUpdatedRows } = await db
      .updateTable("leases")
      .set({ holder: me, token, renewals: row.renewals + 1 })
      .where("name", "=", row.name)
      .where("token", "=", row.token)
      .where("renewals", "=", row.renewals)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n || stopped || performance.now() - at >= times.held) return;
    log.debug("Background work starts here", { lease: row.name });
    const work = contender.start({ name: row.name as LeaseName, token });
    contender.held = { token, renewedAt: at, wakes: row.wakes, work };
  };

  const look = async (row: LeaseRow) => {
    const contender = contenders.get(row.name);
    if (!contender || stopped) return;
    const { held } = contender;
    if (held && held.token !== row.token) return lose(row.name, contender);
    if (!held) return contender.stopping || !isFree(row, contender) ? undefined : take(row, contender);
    if (held.wakes !== row.wakes && isValid(held)) held.work.wake?.();
    held.wakes = row.wakes;
  };

  const poll = async () => {
    try {
      if (performance.now() - renewedAt >= times.renew) await renew();
      for (const row of await db.selectFrom("leases").selectAll().execute()) await look(row);
    } catch (error) {
      log.warn("The leases of background work could not be read or renewed", { error });
    }
  };

  const tick = (): Promise<void> => {
    // First, and whether or not the database answers.
    loseExpired();
    polling ??= poll().finally(() => {
      polling = undefined;
    });
    return polling;
  };

  const passOn = wakeHolder(db, (error) =>
    log.warn("The process that does this work could not be woken; it looks by itself soon", { error }),
  );

  return {
    /** Runs the work whenever this process holds the lease. To be called before `start`. */
    hold(name: LeaseName, start: (lease: Lease) => Work): void {
      contenders.set(name, { start });
    },

    /** Resolves once the free leases are taken. */
    async start(): Promise<void> {
      const names = [...contenders.keys()];
      if (names.length === 0) return;
      await db
        .insertInto("leases")
        .values(names.map((name) => ({ name, holder: null, token: 0, renewals: 0, wakes: 0 })))
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      await tick();
      timer = setInterval(tick, times.poll).unref();
    },

    isHeld: (name: LeaseName): boolean => isValid(contenders.get(name)?.held),

    /** Tells the work that there is something new, here or in another process: there within `poll`. */
    wake(name: LeaseName): void {
      const held = contenders.get(name)?.held;
      if (isValid(held)) held.work.wake?.();
      else if (contenders.has(name)) passOn(name);
    },

    /** Stops the work and gives up the leases, so that another process takes them at once. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await polling;
      await Promise.all([...contenders].map(([name, contender]) => stopWork(name, contender)));
      await db
        .updateTable("leases")
        .set({ holder: null })
        .where("holder", "=", me)
        .execute()
        .catch((error: unknown) =>
          log.warn("The leases were not given up; other processes take them in seconds", { error }),
        );
    },
  };
}

type Db = SiteDatabase["db"];

/** Counts a wake in the lease. Many at the same time are one; one that comes during the statement needs another. */
function wakeHolder(db: Db, onError: (error: unknown) => void): (name: LeaseName) => void {
  const wanted = new Set<LeaseName>();
  let running = false;
  const run = async () => {
    running = true;
    while (wanted.size > 0) {
      const names = [...wanted];
      wanted.clear();
      await db
        .updateTable("leases")
        .set(({ eb }) => ({ wakes: eb("wakes", "+", 1) }))
        .where("name", "in", names)
        .execute()
        .catch(onError);
    }
    running = false;
  };
  return (name) => {
    wanted.add(name);
    if (!running) void run();
  };
}
