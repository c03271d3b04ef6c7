import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { news } from "../../tests/records.ts";
import { removeAll, save, views } from "../../tests/save.ts";
import { totalOf } from "../content/changes.ts";
import { DeadlinePassed } from "../limits/deadline.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { connectDatabase, type SiteDatabase } from "./connect.ts";
import { forLongWork } from "./site-database.ts";

let folder: string;
let url: string;
let database: SiteDatabase;
/** Held by this process: if SQLite's own wait blocked it, the lock would never be released. */
let other: Sqlite.Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  url = `file:${join(folder, "site.db")}`;
  database = connectDatabase(url);
  await prepareDatabase(database, { sampleContent: false });
  other = new Sqlite(join(folder, "site.db"));
});
beforeEach(() => removeAll(database.db, "news"));
afterAll(async () => {
  other.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const ids = async () =>
  (await views(database.db).selectFrom("news").select("id").orderBy("id").execute()).map(({ id }) => id);

test.each(["immediate", "exclusive"])("reads do not wait for a lock (%s), writes do", async (kind) => {
  other.exec(`begin ${kind}`);
  const written = save(database.db, "news", news("statement"));
  const committed = database.db.transaction().execute((db) => save(db, "news", news("transaction")));
  expect(await totalOf(database.db, "news")).toBe(0);
  other.exec("commit");
  await Promise.all([written, committed]);
  expect(await ids()).toEqual(["statement", "transaction"]);
});

test("a write fails without a trace if the lock is held too long", async () => {
  const hurried = connectDatabase(url, { deadlines: { ...forLongWork, writeLock: 20 } });
  onTestFinished(hurried.close);
  other.exec("begin immediate");
  const outcomes = await Promise.allSettled([
    save(hurried.db, "news", news("a")),
    hurried.db.transaction().execute((db) => save(db, "news", news("b"))),
    hurried.scrub(),
  ]);
  other.exec("commit");
  expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  expect(await ids()).toEqual([]);
  await save(hurried.db, "news", news("c"));
  expect(await ids()).toEqual(["c"]);
});

test("runs transactions one after the other, and readers never see half of one", async () => {
  const inside = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const first = database.db.transaction().execute(async (db) => {
    await save(db, "news", news("a"));
    inside.resolve();
    await finish.promise;
    await save(db, "news", news("b"));
  });
  await inside.promise;
  const second = save(database.db, "news", news("c"));
  expect(await ids()).toEqual([]);
  finish.resolve();
  await Promise.all([first, second]);
  expect(await ids()).toEqual(["a", "b", "c"]);
});

test("a failed transaction is rolled back, reports its error and releases the lock", async () => {
  const failing = database.db.transaction().execute(async (db) => {
    await save(db, "news", news("a"));
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await save(database.db, "news", news("b"));
  expect(await ids()).toEqual(["b"]);
});

test("a write that waits for its own transaction fails at the deadline", async () => {
  const hurried = connectDatabase(url, { deadlines: { ...forLongWork, writeLock: 20 } });
  onTestFinished(hurried.close);
  const mistaken = hurried.db.transaction().execute(() => save(hurried.db, "news", news("a")));
  await expect(mistaken).rejects.toThrow(DeadlinePassed);
  await save(hurried.db, "news", news("b"));
});
