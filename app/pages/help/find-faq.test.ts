import { beforeAll, describe, expect, test } from "vitest";
import { type Content, contentOf } from "../../../server/content/content.ts";
import { forEachDatabase } from "../../../tests/databases.ts";
import { faq as faqWords } from "../../words/en/faq.ts";
import { faqPage } from "./find-faq.server.ts";

forEachDatabase((_, open) => {
  let faq: Content["faq"];
  beforeAll(async () => {
    ({ faq } = contentOf((await open()).database));
  });
  const show = (address: string) => faqPage(faq, new URLSearchParams(address));
  const ids = async (term: string) => (await faq.find(term)).map(({ id }) => id);

  describe("the entries", () => {
    test("are 20: 4 in each of 5 categories, each with tags and a unique id", async () => {
      const all = await faq.all();
      const counts = Object.keys(faqWords.categoryNames).map(
        (name) => all.filter(({ category }) => category === name).length,
      );
      expect(counts).toEqual([4, 4, 4, 4, 4]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(20);
      expect(all.filter(({ tags }) => tags.length === 0)).toEqual([]);
    });

    test("are in order, with separate tags", async () => {
      const [first, second] = (await show("")).entries;
      expect([first?.id, second?.id]).toEqual(["who-we-are", "secure-pipeline"]);
      expect(second?.tags).toEqual(["AI security", "pipeline", "CD/CI", "CI/CD"]);
    });
  });

  describe("the category", () => {
    test("is general by default", async () => {
      expect((await show("")).category).toBe("general");
      expect((await show("category=membership")).category).toBe("membership");
      expect((await show("category=technical")).entries.map(({ category }) => category)).toEqual(
        Array(4).fill("technical"),
      );
    });

    test.each(["category=none", "category=toString", "category=", "category=%00", "category=%20General%20"])(
      "is general for %s",
      async (address) => {
        expect((await show(address)).category).toBe("general");
      },
    );
  });

  describe("the search", () => {
    test("covers all categories, whatever category the address names", async () => {
      const { q, category, entries } = await show("q=contact&category=membership");
      expect({ q, category }).toEqual({ q: "contact", category: undefined });
      expect(new Set(entries.map((entry) => entry.category)).size).toBeGreaterThan(1);
    });

    test("ignores case, and matches the question, the answer and the tags", async () => {
      expect(await ids("IS THERE A MEMBERSHIP")).toEqual(["membership-fee"]);
      expect(await ids("joining FEE")).toEqual(["membership-fee"]);
      expect(await ids("Mobile Data")).toEqual(["low-data"]);
      expect(await ids("licénce")).toContain("reuse");
    });

    test("does not match the address of a link", async () => {
      expect(await ids("](/")).toEqual([]);
    });

    test("looks for all the words if no entry has the whole text", async () => {
      const [first = ""] = await ids("membership");
      expect(first).not.toBe("");
      expect(await ids("memberships there are")).toContain(first);
      expect(await ids("memberships zebra")).toEqual([]);
    });

    test.each(["q=", "q=%20%20", "q=%00", "q=%CC%81"])(
      "falls back to general when empty: %s",
      async (address) => {
        expect(await show(address)).toMatchObject({ q: "", category: "general" });
      },
    );

    test.each([
      ["a wildcard", "%"],
      ["an underscore", "_"],
      ["a backslash", "\\"],
      ["a word that is nowhere", "zebra"],
      ["a very long text", "x".repeat(10_000)],
    ])("finds nothing for %s", async (_, term) => {
      expect(await faq.find(term)).toEqual([]);
    });
  });
});
