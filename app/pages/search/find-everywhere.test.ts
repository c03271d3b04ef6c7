import { beforeAll, expect, test } from "vitest";
import { contentOf } from "../../../server/content/content.ts";
import type { SiteDatabase } from "../../../server/database/connect.ts";
import { forEachDatabase } from "../../../tests/databases.ts";
import { event, news, resource, work } from "../../../tests/records.ts";
import { save } from "../../../tests/save.ts";
import { wordsIn } from "../../words/words.ts";
import { findEverywhere } from "./find-everywhere.server.ts";

const now = new Date("2026-11-15T00:00:00Z");

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  beforeAll(async () => {
    ({ database } = await open());
    const { db } = database;
    const about = { description: "All about privacy." };
    await save(db, "our_work", work("w", about));
    await save(db, "news", ...[1, 2, 3, 4, 5].map((n) => news(`n${n}`, { content: "Privacy again." })));
    await save(db, "events", event("e", about));
    await save(db, "resources", resource("r", about));
  });
  const find = (q: string, narrowed: { section?: string; year?: string } = {}) =>
    findEverywhere(
      contentOf(database),
      wordsIn("en"),
      { q, section: "", year: "", language: "", ...narrowed },
      now,
    );

  test("finds pages, records of every kind and questions, each with a link to the whole list", async () => {
    const groups = await find("PRIVACY");
    expect(groups.map(({ name, total, all }) => ({ name, total, all }))).toEqual([
      { name: "Pages", total: 1, all: "/sitemap" },
      { name: "Our Work", total: 1, all: "/our-work?q=PRIVACY" },
      { name: "News", total: 5, all: "/news?q=PRIVACY" },
      { name: "Events", total: 1, all: "/events?q=PRIVACY" },
      { name: "Resources", total: 1, all: "/resources?q=PRIVACY" },
      { name: "Questions", total: 1, all: "/faq?q=PRIVACY" },
    ]);
    const hits = groups.map((group) => group.hits[0]?.to);
    expect(hits[0]).toBe("/privacy-policy");
    expect(hits[1]).toBe("/our-work/w?q=PRIVACY");
    expect(hits[5]).toBe("/faq?category=membership#accounts-and-lists");
  });

  test("filters by section, showing more hits of it, and by year, finding only records", async () => {
    const names = async (narrowed: { section?: string; year?: string }) =>
      (await find("privacy", narrowed)).map(({ name, hits }) => `${name} ${hits.length}`);
    expect(await names({ section: "news" })).toEqual(["News 5"]);
    expect(await names({ section: "questions" })).toEqual(["Questions 1"]);
    expect(await names({ section: "pages" })).toEqual(["Pages 1"]);
    expect(await names({ year: "2026" })).toEqual(["Our Work 1", "News 4", "Events 1", "Resources 1"]);
    expect(await names({ year: "2025" })).toEqual([]);
    const [news] = await find("privacy", { section: "news", year: "2026" });
    expect(news?.all).toBe("/news?q=privacy&year=2026");
    expect(news?.hits[0]?.to).toBe("/news/n5?q=privacy&year=2026");
  });

  test("finds pages and questions by their words", async () => {
    expect((await find("policies about privacy"))[0]).toMatchObject({
      name: "Pages",
      hits: [{ to: "/privacy-policy" }],
    });
  });

  test("shows the first four of a kind", async () => {
    const groups = await find("privacy");
    expect(groups.find(({ name }) => name === "News")?.hits).toHaveLength(4);
  });

  test.each(["zebra", "\u0301", "%", "x".repeat(200)])("finds nothing for %s", async (q) => {
    expect(await find(q)).toEqual([]);
  });
});
