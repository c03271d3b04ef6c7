import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { connectDatabase } from "../database/connect.ts";
import { bumpVersion, contentVersion } from "./changes.ts";
import { onceAMillisecond, polledVersion } from "./polled-version.ts";

forEachDatabase((engine, fresh) => {
  test("the version is read again after a change by this process, and soon after one by another", async () => {
    const { url, database } = await fresh();
    const another = connectDatabase(url);
    let [time, reads] = [0, 0];
    const { version } = polledVersion({
      read: () => {
        reads++;
        return contentVersion(database.db);
      },
      changeMark: database.changeMark,
      now: () => time,
    });
    const first = await version();
    expect([await version(), await version(), reads]).toEqual([first, first, 1]);

    await bumpVersion(database.db, "media");
    expect([await version(), reads]).toEqual([first + 1, 2]);
    await database.db.transaction().execute((transaction) => bumpVersion(transaction, "media"));
    expect([await version(), reads]).toEqual([first + 2, 3]);

    await bumpVersion(another.db, "media");
    await another.close();
    // On PostgreSQL another process is not noticed at once.
    if (engine === "postgres") time += 1000;
    await expect.poll(version).toBe(first + 3);
  });

  test("is known without reading until it may have changed", async () => {
    const { url, database } = await fresh();
    const another = connectDatabase(url);
    let time = 0;
    const { version, knownVersion } = polledVersion({
      ...{ read: () => contentVersion(database.db), changeMark: database.changeMark, now: () => time },
    });
    expect(knownVersion()).toBeUndefined();
    const first = await version();
    expect(knownVersion()).toBe(first);
    await bumpVersion(database.db, "media");
    expect(knownVersion()).toBeUndefined();
    expect([await version(), knownVersion()]).toEqual([first + 1, first + 1]);
    await bumpVersion(another.db, "media");
    await another.close();
    if (engine === "postgres") time += 1000;
    await expect.poll(knownVersion).toBeUndefined();
  });

  test("a change during the reading is not missed", async () => {
    const { database } = await fresh();
    const { version } = polledVersion({
      read: async () => {
        const found = await contentVersion(database.db);
        if (found === before) await bumpVersion(database.db, "media");
        return found;
      },
      changeMark: database.changeMark,
      now: () => 0,
    });
    const before = await contentVersion(database.db);
    expect([await version(), await version()]).toEqual([before, before + 1]);
  });
});

test("an answer is asked for again after a change by this process, or after a millisecond", () => {
  let [changes, asked, time] = [0, 0, 0];
  const ask = onceAMillisecond(
    () => changes,
    () => ++asked,
    () => time,
  );
  expect(ask()).toBe(1);
  changes++;
  expect(ask()).toBe(2);
  time = 0.9;
  expect(ask()).toBe(2);
  time = 1;
  expect([ask(), ask()]).toEqual([3, 3]);
});
