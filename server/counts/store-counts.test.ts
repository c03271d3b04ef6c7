import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { connectDatabase } from "../database/connect.ts";
import { countReportsOf } from "./count-reports.ts";
import type { Sum } from "./counter.ts";
import { deleteOldCounts, storeCounts } from "./store-counts.ts";

const day = "2026-11-17";
const sum = (what: Sum["what"], name: string, count: number, on = day): Sum => ({
  day: on,
  what,
  name,
  count,
});
/** Late in the evening of UTC, when the organisation's day has already begun. */
const now = () => new Date("2026-11-16T22:00:00.000Z");

forEachDatabase((_, open) => {
  test("several processes add to the same sums", async () => {
    const { url, database } = await open();
    const other = connectDatabase(url);
    const names = Array.from({ length: 60 }, (_, index) => `/fr/news/${index}`);
    const write = (of: typeof database, order: string[]) =>
      storeCounts(
        of,
        order.map((name) => sum("page", name, 1)),
      );
    await Promise.all(
      Array.from({ length: 4 }, () => [write(database, names), write(other, names.toReversed())]).flat(),
    );
    await other.close();
    const rows = await database.db.selectFrom("counts").selectAll().execute();
    expect(rows).toHaveLength(60);
    for (const row of rows) expect(row).toMatchObject({ language: "fr", count: 8, day });
    expect(rows.map(({ name }) => name)).toContain("/news/0");
  });

  test("keeps the most frequent names of a day, and the sum of the others", async () => {
    const { database } = await open();
    await storeCounts(database, [sum("referrer", "often.example", 50)]);
    for (let batch = 0; batch < 5; batch++)
      await storeCounts(
        database,
        Array.from({ length: 1000 }, (_, index) => sum("referrer", `${batch}-${index}.example`, 1)),
      );
    const rows = await database.db.selectFrom("counts").selectAll().execute();
    expect(rows.length).toBeLessThanOrEqual(401);
    expect(rows.reduce((total, { count }) => total + count, 0)).toBe(5050);
    expect(rows.find(({ name }) => name === "often.example")?.count).toBe(50);
    expect(rows.find(({ name }) => name === "")?.count).toBeGreaterThan(0);
  });

  test("deletes sums after 25 months, and no earlier", async () => {
    const { database } = await open();
    const days = ["2024-10-16", "2024-10-17", day];
    await storeCounts(
      database,
      days.map((on) => sum("page", "/", 1, on)),
    );
    await deleteOldCounts(database.db, new Date("2026-11-17T12:00:00.000Z"));
    const kept = await database.db.selectFrom("counts").select("day").orderBy("day").execute();
    expect(kept.map((row) => row.day)).toEqual(["2024-10-17", day]);
  });

  test("reports every day of the period, and searches made at least twice", async () => {
    const { database } = await open();
    await storeCounts(database, [
      sum("page", "/news", 3),
      sum("page", "/fr/news", 2),
      sum("page", "/", 1, "2026-11-11"),
      sum("page", "/", 7, "2026-11-10"),
      sum("page", "/", 100, "2025-12-01"),
      sum("page", "/", 1000, "2025-11-30"),
      sum("search", "seen twice", 1),
      sum("search", "seen twice", 1, "2026-11-12"),
      sum("search", "a name", 1),
      sum("file", "/files/a.pdf", 4),
      sum("referrer", "example.org", 5),
    ]);
    const reports = countReportsOf(database, now);
    const week = await reports.read("7-days");
    expect(week.total).toBe(6);
    expect(week.points.map(({ at }) => at)).toEqual([
      ...["2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14", "2026-11-15", "2026-11-16", day],
    ]);
    expect(week.points.at(-1)).toEqual({ at: day, count: 5 });
    expect(week.pages).toEqual([
      { name: "/news", count: 5 },
      { name: "/", count: 1 },
    ]);
    expect(week.languages).toEqual([
      { name: "en", count: 4 },
      { name: "fr", count: 2 },
    ]);
    expect(week.searches).toEqual([{ name: "seen twice", count: 2 }]);
    const year = await reports.read("12-months");
    expect(year.points).toHaveLength(12);
    expect(year.points[0]).toEqual({ at: "2025-12-01", count: 100 });
    expect(year.total).toBe(113);
    const rows = await reports.rows("7-days");
    expect(rows.map(({ name }) => name)).not.toContain("a name");
    expect(rows.filter(({ what }) => what === "search")).toHaveLength(2);
    const french = await reports.ofPage("/news", "fr");
    expect(french).toHaveLength(30);
    expect(french.at(-1)).toEqual({ at: day, count: 2 });
  });
});
