/** The database as the rest of the program sees it, whichever engine is behind it. */
import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

export type SiteDatabase = {
  engine: Engine;
  db: Kysely<Database>;
  /** How many changes may run at the same time in this process: the other connections are for visitors. */
  concurrentChanges: number;
  /** Rejects with a sentence if nothing can be stored at present. */
  check(): Promise<void>;
  /** To be called after erasing: SQLite's write-ahead log still contains the erased rows. */
  scrub(): Promise<void>;
  /**
   * Another number after each change by this process, and on SQLite by any process, so that an answer can be trusted for
   * longer: see server/content/polled-version.ts.
   */
  changeMark(): number;
  /** Another number after each change by this process. Costs nothing. */
  ownChanges(): number;
  /** How many connections are in use; undefined for SQLite, which has none. */
  pool?(): PoolUse;
  close(): Promise<void>;
};

/** `max`: how many there may be. `waiting`: queries that wait for a free one. */
export type PoolUse = { used: number; idle: number; waiting: number; max: number };

export type ConnectionOptions = {
  deadlines: Deadlines;
  /** PostgreSQL only: how many connections at most. */
  poolSize: number;
  /** Called when an idle connection breaks. */
  onError: (error: Error) => void;
};

/** In milliseconds. */
export type Deadlines = {
  /** For a connection, and for the answer to each query. */
  answer: number;
  /** SQLite only: for the write lock, which other programs may hold. */
  writeLock: number;
};

/** Long enough for any query of a page. If it is exceeded, the page comes from the cache. */
export const whileVisitorsWait: Deadlines = { answer: 1_500, writeLock: 4_000 };

/** For migrations and commands. */
export const forLongWork: Deadlines = { answer: 30 * 60_000, writeLock: 60_000 };
