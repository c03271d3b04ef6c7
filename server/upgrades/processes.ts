/**
 * The table of processes that serve the site. It shows which releases run at the moment, so that nothing is removed from
 * the database while an older release needs it.
 */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { type Kysely, sql } from "kysely";
import { databaseClock } from "../database/clock.ts";
import { exclusively } from "../database/exclusively.ts";
import { pendingMigrations } from "../database/migrate.ts";
import { migrations } from "../database/migrations/index.ts";
import type { Database, ProcessRow } from "../database/schema.ts";
import type { SiteDatabase } from "../database/site-database.ts";
import type { Disk } from "../monitoring/disk.ts";
import { release } from "../monitoring/release.ts";
import type { Log } from "../process/log.ts";
import { textVersion } from "./text-version.ts";

type Db = Kysely<Database>;

/** In seconds. A process that missed some heartbeats is dead or hung. */
const aliveFor = 60;
const heartbeatEvery = 10_000;

type Parts = { database: SiteDatabase; log: Log; readDisk: () => Promise<Disk | undefined> };

/** Adds this process to the table until it stops. */
export async function joinProcesses({ database, log, readDisk }: Parts) {
  const { engine } = database;
  const id = randomUUID();
  const newest_migration = Object.keys(migrations).sort().at(-1) ?? "";
  const beat = async (db: Db) => {
    const now = databaseClock(engine);
    const own = { release, host: hostname(), pid: process.pid, newest_migration };
    const disk = await readDisk();
    const seen = { seen_at: now, disk_free: disk?.free ?? null, disk_total: disk?.total ?? null };
    await db
      .insertInto("processes")
      .values({ id, ...own, text_version: textVersion(engine), started_at: now, ...seen })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(seen))
      .execute();
  };
  // With the lock of contract migrations: one that started before is seen here, and one that starts now sees this process.
  await exclusively(database, "preparing", async (db) => {
    await pendingMigrations(db, engine);
    await db.deleteFrom("processes").where("seen_at", "<=", databaseClock(engine, aliveFor)).execute();
    await beat(db);
    await watchWrites(db);
  });
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beat(database.db).catch((error) => log.warn("The heartbeat was not stored", { error }));
  }, heartbeatEvery).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await beating;
      await database.db
        .deleteFrom("processes")
        .where("id", "=", id)
        .execute()
        .catch((error: unknown) => log.warn("This process is still listed as running", { error }));
    },
  };
}

export function aliveProcesses({
  db,
  engine,
}: Pick<SiteDatabase, "engine"> & { db: Db }): Promise<ProcessRow[]> {
  return db
    .selectFrom("processes")
    .selectAll()
    .where("seen_at", ">", databaseClock(engine, aliveFor))
    .orderBy("started_at")
    .execute();
}

/** From now on the database notes which texts are written, if two processes write them by different rules. */
async function watchWrites(db: Db): Promise<void> {
  const { rows } = await sql<{ versions: number }>`
    select cast(count(distinct text_version) as integer) as versions from processes
  `.execute(db);
  if ((rows[0]?.versions ?? 0) > 1) await db.updateTable("text_versions").set({ watched: 1 }).execute();
}
