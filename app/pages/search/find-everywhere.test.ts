import { beforeAll, expect, test } from "vitest";
import { contentOf } from "../../../server/content/content.ts";
import type { SiteDatabase } from "../../../server/database/connect.ts";
import type { Site } from "../../../server/site.ts";
import { forEachDatabase } from "../../../tests/databases.ts";
import { event, news, resource, work } from "../../../tests/records.ts";
import { save } from "../../../tests/save.ts";
import { wordsIn } from "../../words/words.ts";
import { findEverywhere } from "./find-everywhere.server.ts";
import { readSearchAddress, type SearchAddress } from "./search-address.ts";

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  beforeAll(async () => {
    ({ database } = await open());
    const { db } = database;
    const about = { description: "All about privacy." };
    await save(db, "our_work", work("w", about));
    await save(db, "news", ...[1, 2, 3, 4, 5].map((n) => news(`n${n}`, { content: "Privacy again." })));
    await save(db, "events", event("e", about));
    await save(db, "resources", resource("r", { content: "A long text. It ends with privacy." }));
    await save(db, "partners", {
      ...{ id: "trust", name: "Privacy Trust", text: "A charity.", created_at: "2026-01-01T00:00:00.000Z" },
    });
  });
  const find = (q: string, narrowed: Partial<SearchAddress> = {}) => {
    const enquiries = { terms: { keptMonths: 24 } } as Site["enquiries"];
    const site = { content: contentOf(database), language: "en" as const, enquiries };
    return findEverywhere(site, wordsIn("en"), {
      ...readSearchAddress(new URLSearchParams({ q })),
      ...narrowed,
    });
  };

  test("ranks pages, partners, records and questions in one list, each with its address", async () => {
    const { hits, sections, total, more } = await find("PRIVACY");
    const addresses = hits.map(({ to }) => to);
    expect(addresses.slice(0, 2)).toEqual(["/privacy-policy", "/about/partnerships#trust"]);
    expect(addresses).toContain("/our-work/w?q=PRIVACY");
    const totalIn = (section: string) => sections.find((each) => each.section === section)?.total;
    expect(["our-work", "news", "events", "resources", "partners"].map(totalIn)).toEqual([1, 5, 1, 1, 1]);
    expect(total).toBe(sections.reduce((sum, each) => sum + each.total, 0));
    expect(more).toBe(false);
    const found = hits.find(({ kind }) => kind === "events");
    expect(found?.event).toMatchObject({ place: "Nairobi, Kenya", status: "", past: expect.any(Boolean) });
    const resource = hits.find(({ kind }) => kind === "resources");
    expect(resource).toMatchObject({ to: "/resources/r?q=PRIVACY" });
    expect(resource?.excerpt).toContain("It ends with privacy.");
  });

  test("filters by section and year, counts every section, and gives only records a year", async () => {
    const inNews = await find("privacy", { section: "news" });
    expect(inNews.hits.map(({ kind }) => kind)).toEqual(Array(5).fill("news"));
    expect(inNews.total).toBe(5);
    expect(inNews.sections.map(({ section }) => section)).toContain("resources");
    expect((await find("privacy", { section: "questions" })).hits[0]?.to).toMatch(
      /^\/faq\?category=\w+#[\w-]+$/,
    );
    const in2026 = await find("privacy", { year: "2026" });
    expect(in2026.sections.map(({ section }) => section).sort()).toEqual([
      ...["events", "news", "our-work", "resources"],
    ]);
    expect((await find("privacy", { year: "2025" })).hits).toEqual([]);
  });

  test("shows twelve results a page, and the last page for a higher number", async () => {
    const first = await find("the");
    expect(first.hits).toHaveLength(12);
    expect(first.pages).toBe(Math.ceil(first.total / 12));
    const second = await find("the", { page: 2 });
    expect(second.hits.map(({ to }) => to)).not.toContain(first.hits[0]?.to);
    expect(await find("the", { page: 999 })).toMatchObject({ page: first.pages });
  });

  test("finds pages by their words, and shows the passage", async () => {
    expect((await find("policies about privacy")).hits[0]).toMatchObject({ to: "/privacy-policy" });
    const page = (await find("screen reader")).hits.find(({ to }) => to === "/accessibility");
    expect(page?.excerpt).toMatch(/screen reader/i);
  });

  test.each(["zebra", "\u0301", "%%%%", "x".repeat(200)])("finds nothing for %s", async (q) => {
    expect(await find(q)).toMatchObject({ hits: [], total: 0, page: 1, pages: 1, sections: [] });
  });
});
