import { describe, expect, test } from "vitest";
import { faqEntries } from "../words/en/faq/entries.ts";
import { faqPage, findFaq } from "./find-faq.server.ts";

const show = (address: string) => faqPage(new URLSearchParams(address));
const ids = (term: string) => findFaq(term).map(({ id }) => id);

describe("the entries", () => {
  test("are 20: 4 in each of 5 categories, each with tags and an id of its own", () => {
    const counts = Object.values(faqEntries).map((entries) => entries.length);
    expect(counts).toEqual([4, 4, 4, 4, 4]);
    const all = Object.values(faqEntries).flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(20);
    expect(all.filter(({ tags }) => tags.length === 0)).toEqual([]);
  });
});

describe("the category", () => {
  test("is general unless another is asked for", () => {
    expect(show("").category).toBe("general");
    expect(show("category=membership").category).toBe("membership");
    expect(show("category=technical").rows.map(({ category }) => category)).toEqual(
      Array(4).fill("technical"),
    );
  });

  test.each(["category=none", "category=toString", "category=", "category=%00", "category=%20General%20"])(
    "is general for %s",
    (address) => {
      expect(show(address).category).toBe("general");
    },
  );
});

describe("the search", () => {
  test("looks in all categories, whatever category the address names", () => {
    const { q, category, rows } = show("q=contact&category=membership");
    expect({ q, category }).toEqual({ q: "contact", category: undefined });
    expect(new Set(rows.map((row) => row.category)).size).toBeGreaterThan(1);
  });

  test("ignores case, and matches the question, the answer and the tags", () => {
    expect(ids("IS THERE A MEMBERSHIP")).toEqual(["membership-fee"]);
    expect(ids("joining FEE")).toEqual(["membership-fee"]);
    expect(ids("Mobile Data")).toEqual(["low-data"]);
    expect(ids("licénce")).toContain("reuse");
  });

  test("reads an answer as it is shown: an address behind a link is not text", () => {
    expect(ids("](/")).toEqual([]);
  });

  test("looks for all the words where no entry has the whole text", () => {
    const [first = ""] = ids("membership");
    expect(first).not.toBe("");
    expect(ids("memberships there are")).toContain(first);
    expect(ids("memberships zebra")).toEqual([]);
  });

  test.each(["q=", "q=%20%20", "q=%00", "q=%CC%81"])(
    "returns to general when it is emptied: %s",
    (address) => {
      expect(show(address)).toMatchObject({ q: "", category: "general" });
    },
  );

  test.each([
    ["a wildcard", "%"],
    ["an underscore", "_"],
    ["a backslash", "\\"],
    ["a word that is nowhere", "zebra"],
    ["a very long text", "x".repeat(10_000)],
  ])("finds nothing for %s", (_, term) => {
    expect(findFaq(term)).toEqual([]);
  });
});
