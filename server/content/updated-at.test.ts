import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { event, news } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { contentOf } from "./content.ts";

const published = { created_at: "2026-01-01T08:00:00.000Z" };
const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString();

forEachDatabase((_, open) => {
  test("a change after publication sets the time of the change", async () => {
    const { database } = await open();
    const content = contentOf(database);
    const updated = async (id: string) => (await content.news.find(id))?.updated_at;
    const write = (id: string, about = {}) => save(database.db, "news", news(id, { ...published, ...about }));

    await write("a");
    await write("a", { image_url: "/pictures/a.jpg" });
    expect(await updated("a"), "no text has changed").toBeNull();

    const before = new Date().toISOString();
    await write("a", { content: "Other text." });
    const first = await updated("a");
    expect(first?.localeCompare(before, "en")).toBeGreaterThanOrEqual(0);
    await write("a", { content: "Other text." });
    expect(await updated("a"), "saved again unchanged").toBe(first);
    await write("a", { content: "Other text.", link: "/faq" });
    expect((await updated("a"))?.localeCompare(first ?? "", "en")).toBeGreaterThanOrEqual(0);

    await write("b", { created_at: inAYear });
    await write("b", { created_at: inAYear, content: "Other text." });
    expect(await updated("b"), "it is not published yet").toBeNull();
  });

  test("a date given by the caller is kept, and each of several records has its own", async () => {
    const { database } = await open();
    const content = contentOf(database);
    const moved = "2026-02-02T08:00:00.000Z";
    await save(database.db, "events", event("a", published), event("b", published), event("c", published));
    await save(
      database.db,
      "events",
      event("a", { ...published, city: "", country: "", updated_at: moved }),
      event("b", published),
      event("c", { ...published, event_date: moved }),
    );
    const dates = await Promise.all(
      ["a", "b", "c"].map(async (id) => (await content.events.find(id))?.updated_at),
    );
    expect(dates).toEqual([moved, null, expect.stringMatching(/^\d{4}-/)]);
    expect((await content.addresses("events", 10)).map(({ id, modified }) => [id, modified])).toEqual([
      ["c", dates[2]],
      ["b", published.created_at],
      ["a", moved],
    ]);
  });
});
