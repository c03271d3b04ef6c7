/**
 * Applies contract migrations: only while every process that runs knows them, and some days after the upgrade, because a
 * rollback is impossible afterwards.
 */
import type { Kysely } from "kysely";
import { databaseClock } from "../database/clock.ts";
import { exclusively } from "../database/exclusively.ts";
import { migrate, pendingContracts } from "../database/migrate.ts";
import type { Database } from "../database/schema.ts";
import type { Engine, SiteDatabase } from "../database/site-database.ts";
import { limitLockWaits } from "./lock-waits.ts";
import { aliveProcesses } from "./processes.ts";

type Db = Kysely<Database>;

const day = 24 * 60 * 60;

/** To be called at start, inside exclusively("preparing"): from now on, the days count. */
export async function notePendingContracts(db: Db, engine: Engine): Promise<void> {
  const names = await pendingContracts(db, engine);
  if (names.length === 0) return;
  await db
    .insertInto("pending_contracts")
    .values(names.map((name) => ({ name, since: databaseClock(engine) })))
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

export async function areContractsNoted(db: Db, engine: Engine): Promise<boolean> {
  const noted = await db.selectFrom("pending_contracts").select("name").execute();
  const names = noted.map(({ name }) => name);
  return (await pendingContracts(db, engine)).every((name) => names.includes(name));
}

/** The contract migrations whose time has come. */
export async function dueContracts(db: Db, engine: Engine, days: number): Promise<string[]> {
  const pending = await pendingContracts(db, engine);
  if (pending.length === 0) return [];
  const alive = await aliveProcesses({ db, engine });
  const waited = await db
    .selectFrom("pending_contracts")
    .select("name")
    .where("since", "<=", databaseClock(engine, days * day))
    .execute();
  const names = waited.map(({ name }) => name);
  return pending.filter(
    (name) => names.includes(name) && alive.every(({ newest_migration }) => newest_migration >= name),
  );
}

/** Returns the migrations that it applied. */
export async function applyContracts(database: SiteDatabase, days: number): Promise<string[]> {
  const { engine } = database;
  const applied = await exclusively(database, "preparing", async (db) => {
    await limitLockWaits(db, engine);
    // Checked again with the lock, which a process that starts also takes.
    const due = await dueContracts(db, engine, days);
    if (due.length === 0) return [];
    await migrate(db, engine, due);
    await db.deleteFrom("pending_contracts").where("name", "in", due).execute();
    return due;
  });
  // Removed columns may have held personal data.
  if (applied.length > 0) await database.scrub();
  return applied;
}
