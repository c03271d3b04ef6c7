import { beforeAll, expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { event, news } from "../../../tests/records.ts";
import { save } from "../../../tests/save.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { contentOf } from "../content.ts";

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  beforeAll(async () => {
    ({ database } = await open());
    const on = (created_at: string) => ({ created_at });
    await save(
      database.db,
      "news",
      news("old", on("2023-12-31T23:59:59.999Z")),
      news("first", on("2024-01-01T00:00:00.000Z")),
      news("last", on("2024-12-31T23:59:59.999Z")),
      news("new", on("2026-01-01T00:00:00.000Z")),
    );
    await save(
      database.db,
      "events",
      event("e", { event_date: "2025-06-01T09:00:00.000Z", ...on("2024-01-01T00:00:00.000Z") }),
    );
  });

  test("a list and a search can be limited to a year, with the number of matches", async () => {
    const { news: list } = contentOf(database);
    for (const q of ["", "headline"]) {
      expect(await list.page({ q, year: 2024 })).toMatchObject({
        items: [{ id: "last" }, { id: "first" }],
        total: 2,
      });
      expect(await list.page({ q, year: 2025 })).toMatchObject({ items: [], total: 0 });
    }
  });

  test("events are listed in the year in which they take place", async () => {
    const { events } = contentOf(database);
    expect((await events.page({ year: 2025 })).total).toBe(1);
    expect((await events.page({ year: 2024 })).total).toBe(0);
    expect(await events.years()).toEqual([2025]);
  });

  test("lists all years, latest first", async () => {
    const content = contentOf(database);
    expect(await content.news.years()).toEqual([2026, 2025, 2024, 2023]);
    expect(await content.our_work.years()).toEqual([]);
  });
});
