import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { exclusively } from "../database/exclusively.ts";
import { hasTable } from "../database/has-table.ts";
import { migrations } from "../database/migrations/index.ts";
import type { SiteDatabase } from "../database/site-database.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { createLog } from "../process/log.ts";
import { applyContracts } from "./contract.ts";
import { joinProcesses } from "./processes.ts";
import { upgradeProgress } from "./upgrade-progress.ts";

const log = createLog("silent");
const readDisk = async () => undefined;
const name = "9999-contract-parting";
const week = 7;

forEachDatabase((engine, open) => {
  /** A database with a table that the next release no longer needs. */
  async function upgraded(): Promise<SiteDatabase> {
    const { database } = await open();
    await sql`create table parting (id text)`.execute(database.db);
    migrations[name] = async (db) => void (await sql`drop table parting`.execute(db));
    onTestFinished(() => void delete migrations[name]);
    await prepareDatabase(database, { sampleContent: false });
    return database;
  }
  const isThere = ({ db }: SiteDatabase) => hasTable(db, engine, "parting");
  const upgradedOn = ({ db }: SiteDatabase, since: string) =>
    db.updateTable("pending_contracts").set({ since }).execute();

  test("removes nothing in the week after the upgrade, and then once", async () => {
    const database = await upgraded();
    expect(await applyContracts(database, week)).toEqual([]);
    expect(await isThere(database)).toBe(true);
    // A later start does not begin the week again.
    const since = "2026-01-01T00:00:00.000Z";
    await upgradedOn(database, since);
    await prepareDatabase(database, { sampleContent: false });
    expect((await upgradeProgress(database, { contractAfterDays: week })).contractAfter).toBe(
      "2026-01-08T00:00:00.000Z",
    );
    expect(await applyContracts(database, week)).toEqual([name]);
    expect(await isThere(database)).toBe(false);
    expect(await applyContracts(database, week)).toEqual([]);
    expect((await upgradeProgress(database, { contractAfterDays: week })).contractAfter).toBeUndefined();
  });

  test("removes nothing while a process of an older release runs", async () => {
    const database = await upgraded();
    await upgradedOn(database, "2026-01-01T00:00:00.000Z");
    const migration = migrations[name];
    delete migrations[name];
    const older = await joinProcesses({ database, log, readDisk });
    if (migration) migrations[name] = migration;
    const newer = await joinProcesses({ database, log, readDisk });
    expect(await applyContracts(database, week)).toEqual([]);
    await older.stop();
    expect(await applyContracts(database, week)).toEqual([name]);
    await newer.stop();
  });

  test("a process that no longer reports does not count", async () => {
    const database = await upgraded();
    await upgradedOn(database, "2026-01-01T00:00:00.000Z");
    const seen = "2026-01-01T00:00:00.000Z";
    await database.db
      .insertInto("processes")
      .values({
        ...{ id: "1", release: "older", host: "h", pid: 1, newest_migration: "0001-first-release" },
        ...{ text_version: "x", started_at: seen, seen_at: seen },
      })
      .execute();
    expect(await applyContracts(database, week)).toEqual([name]);
  });

  test("an older release that starts afterwards is refused", async () => {
    const database = await upgraded();
    await upgradedOn(database, "2026-01-01T00:00:00.000Z");
    await applyContracts(database, week);
    delete migrations[name];
    await expect(joinProcesses({ database, log, readDisk })).rejects.toThrow("start the newer release");
    expect(await database.db.selectFrom("processes").selectAll().execute()).toEqual([]);
  });

  test("a contract migration that fails changes nothing", async () => {
    const database = await upgraded();
    await upgradedOn(database, "2026-01-01T00:00:00.000Z");
    migrations[name] = async (db) => {
      await sql`drop table parting`.execute(db);
      await sql`drop table missing`.execute(db);
    };
    await expect(applyContracts(database, week)).rejects.toThrow(/9999-contract-parting failed/);
    expect(await isThere(database)).toBe(true);
    await exclusively(database, "preparing", async () => {});
  });
});
