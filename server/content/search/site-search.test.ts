import { beforeAll, describe, expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { event, news, resource, work } from "../../../tests/records.ts";
import { save } from "../../../tests/save.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { contentOf } from "../content.ts";
import { inOrder } from "./site-search.ts";

const on = (day: string) => ({ created_at: `2026-${day}T00:00:00.000Z` });

forEachDatabase((_, open) => {
  /** The ids in order, without the fixed pages and questions of a new site. */
  const idsIn = async (database: SiteDatabase, q: string) =>
    inOrder((await contentOf(database).search(q)).flatMap(({ matches }) => matches))
      .filter(({ kind }) => kind !== "faq" && !kind.startsWith("page/"))
      .map(({ id }) => id);

  describe("one order for all kinds", () => {
    let database: SiteDatabase;
    beforeAll(async () => {
      ({ database } = await open());
      const { db } = database;
      await save(
        db,
        "news",
        news("title-old", { headline: "Okapis in town", content: "-", ...on("01-01") }),
        news("within-title", { headline: "Pseudookapi", content: "-", ...on("09-09") }),
        news("text-within", { headline: "x", content: "pseudookapi", ...on("10-10") }),
        news("text-old", { headline: "x", content: "the okapi", ...on("02-02") }),
        news("text-after-within", { headline: "x", content: "pseudookapi and okapi", ...on("02-01") }),
      );
      await save(
        db,
        "our_work",
        work("title-new", { title: "The okapi project", description: "-", ...on("03-03") }),
        work("exact", { title: "Okapi", description: "-", ...on("01-02") }),
      );
      await save(
        db,
        "events",
        event("text-event", { description: "okapi", event_date: "2026-05-05T00:00:00.000Z" }),
      );
      await save(
        db,
        "resources",
        resource("long-text", { title: "x", description: "y", content: "An okapi.", ...on("04-04") }),
      );
    });

    test("the title comes first, then the beginnings of words, then any text, newer first among equals", async () => {
      expect(await idsIn(database, "okapi")).toEqual([
        ...["exact", "title-new", "title-old", "within-title"],
        ...["text-event", "long-text", "text-old", "text-after-within", "text-within"],
      ]);
    });

    test("a list finds only what its specification names", async () => {
      const { resources } = contentOf(database);
      expect((await resources.page({ q: "okapi" })).total).toBe(0);
      expect((await resources.page({ q: "y" })).total).toBe(1);
    });

    test("a short word counts in a title only as a whole word", async () => {
      await save(
        database.db,
        "news",
        news("training", { headline: "Training", content: "-", ...on("11-11") }),
        news("ai", { headline: "x", content: "About AI", ...on("01-03") }),
      );
      const found = await idsIn(database, "ai");
      expect(found.indexOf("ai")).toBeLessThan(found.indexOf("training"));
    });

    test("the whole term comes before its words, in the title and in the text", async () => {
      await save(
        database.db,
        "news",
        news("t1", { headline: "Keys rotate", content: "-", ...on("03-01") }),
        news("t2", { headline: "x", content: "rotate keys", ...on("01-01") }),
        news("t3", { headline: "How to rotate keys", content: "-", ...on("01-01") }),
        news("t4", { headline: "y", content: "keys that rotate", ...on("03-01") }),
      );
      expect(await idsIn(database, "rotate keys")).toEqual(["t3", "t1", "t2", "t4"]);
    });
  });

  test("people, partners, questions and fixed pages are found by their whole text", async () => {
    const { database } = await open();
    const { db } = database;
    await save(db, "people", {
      id: "p",
      name: "Ada",
      role: "Engineer",
      text: "Keeps okapis.",
      ...on("01-01"),
    });
    await save(db, "partners", { id: "o", name: "Okapi Trust", text: "A charity.", ...on("01-01") });
    const kindsOf = async (q: string, filters = {}) =>
      (await contentOf(database).search(q, filters)).flatMap(({ kind, matches }) =>
        matches.length ? kind : [],
      );
    expect(await kindsOf("okapi")).toEqual(["partners", "people"]);
    expect(await kindsOf("charity")).toContain("partners");
    expect(await kindsOf("privacy policy")).toContain("page/privacy-policy");
    // From the text of the page, not its name.
    expect(await kindsOf("screen reader")).toContain("page/accessibility");
    expect(await kindsOf("okapi", { year: 2026 })).toEqual([]);
    expect(await kindsOf("okapi", { language: "fr" })).toEqual([]);
    expect((await contentOf(database).suggest("okapy"))?.term).toBe("okapi");
  });

  test("finds nothing for white space and marks", async () => {
    const { database } = await open();
    expect(await contentOf(database).search(" \u0301")).toEqual([]);
  });

  test("stops at 300 matches of a kind, and says that there are more", async () => {
    const { database } = await open();
    const items = Array.from({ length: 320 }, (_, index) => news(`n${index}`, { content: "okapi" }));
    await save(database.db, "news", ...items);
    const [found] = (await contentOf(database).search("okapi")).filter(({ kind }) => kind === "news");
    expect(found).toMatchObject({ total: 300, more: true });
    expect(found?.matches).toHaveLength(300);
  });
});
