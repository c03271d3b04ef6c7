import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { news } from "../../tests/records.ts";
import { longWalkOf } from "./long-walk.ts";
import { newestFirst } from "./newest-first.ts";
import { remove, save } from "./save.ts";

const named = (number: number) => `n${String(number).padStart(3, "0")}`;

forEachDatabase((_, open) => {
  test("a page is the same from either end or from a landmark, also after a change", async () => {
    const { database } = await open();
    const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 3))).toISOString();
    const items = Array.from({ length: 100 }, (_, number) =>
      news(named(number), { created_at: day(number) }),
    );
    await save(database.db, "news", ...items);
    const list = newestFirst(database, "news");
    const walk = longWalkOf(database, "news", 10);
    const expected = items.map(({ id }) => id).reverse();

    for (const steady of [true, false]) {
      for (let offset = 0; offset < expected.length; offset += 7) {
        const found = await walk({ ...list, steady }, expected.length, offset, 12);
        expect(found, `from ${offset}`).toEqual(expected.slice(offset, offset + 12));
      }
    }

    await remove(database.db, "news", named(90));
    expected.splice(9, 1);
    expect(await walk(list, expected.length, 50, 12)).toEqual(expected.slice(50, 62));
  });
});
