import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { event, news, resource, work } from "../../tests/records.ts";
import { remove, removeAll, save } from "../../tests/save.ts";
import { connectDatabase } from "../database/connect.ts";
import { contentVersion, totalOf } from "./changes.ts";

forEachDatabase((_, open) => {
  test("every change by any connection increases the version, and totals stay exact", async () => {
    const { database, url } = await open();
    const other = connectDatabase(url);
    const { db } = other;
    const steps: [change: () => Promise<unknown>, news: number][] = [
      [() => save(db, "news", news("a"), news("b"), news("c")), 3],
      [() => save(db, "news", news("a", { headline: "Changed" }), news("d")), 4],
      [() => db.updateTable("records").set({ excerpt: "x" }).where("kind", "=", "news").execute(), 4],
      [() => remove(db, "news", "b"), 3],
      [() => removeAll(db, "news"), 0],
      [() => save(db, "our_work", work("w")), 0],
      [() => save(db, "events", event("e")), 0],
      [() => save(db, "resources", resource("r")), 0],
    ];
    let version = await contentVersion(database.db);
    for (const [change, total] of steps) {
      await change();
      const next = await contentVersion(database.db);
      expect(next).toBeGreaterThan(version);
      expect(await totalOf(database.db, "news")).toBe(total);
      version = next;
    }
    for (const kind of ["our_work", "events", "resources"] as const)
      expect(await totalOf(database.db, kind)).toBe(1);
    expect(await contentVersion(database.db)).toBe(version);
    await other.close();
  });

  test("a rolled-back change leaves the version and the totals unchanged", async () => {
    const { database } = await open();
    const version = await contentVersion(database.db);
    const rolledBack = database.db.transaction().execute(async (db) => {
      await save(db, "news", news("a"));
      throw new Error("changed my mind");
    });
    await expect(rolledBack).rejects.toThrow("changed my mind");
    expect(await contentVersion(database.db)).toBe(version);
    expect(await totalOf(database.db, "news")).toBe(0);
  });
});
