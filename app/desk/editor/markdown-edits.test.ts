import { expect, test } from "vitest";
import { type Edit, link, linkAt, picture, prefixLines, type Selection, wrap } from "./markdown-edits.ts";

/** `marked`: a text with its selection between brackets. */
function at(marked: string): Selection {
  const start = marked.indexOf("⟦");
  return { text: marked.replace(/[⟦⟧]/g, ""), start, end: marked.indexOf("⟧") - 1 };
}
function done({ text }: Selection, { from, to, insert, selectFrom, selectTo }: Edit): string {
  const changed = text.slice(0, from) + insert + text.slice(to);
  return `${changed.slice(0, selectFrom)}⟦${changed.slice(selectFrom, selectTo)}⟧${changed.slice(selectTo)}`;
}
const bold = (marked: string) => done(at(marked), wrap(at(marked), "**", "bold"));
const italic = (marked: string) => done(at(marked), wrap(at(marked), "*", "italic"));
const lines = (marked: string, kind: Parameters<typeof prefixLines>[1]) =>
  done(at(marked), prefixLines(at(marked), kind));

test("adds and removes bold and italic", () => {
  expect(bold("One ⟦two ⟧three")).toBe("One **⟦two⟧** three");
  expect(bold("One **⟦two⟧** three")).toBe("One ⟦two⟧ three");
  expect(bold("One ⟦⟧")).toBe("One **⟦bold⟧**");
  expect(italic("One **⟦two⟧**")).toBe("One ***⟦two⟧***");
  expect(italic("One ***⟦two⟧***")).toBe("One **⟦two⟧**");
  expect(italic("⟦two⟧")).toBe("*⟦two⟧*");
});

test("turns lines into headings, lists and quotations, and back", () => {
  expect(lines("A ⟦⟧line", "heading")).toBe("## A line⟦⟧");
  expect(lines("### A ⟦⟧line", "heading")).toBe("## A line⟦⟧");
  expect(lines("## A ⟦⟧line", "heading")).toBe("A line⟦⟧");
  expect(lines("⟦one\ntwo⟧", "list")).toBe("⟦- one\n- two⟧");
  expect(lines("⟦- one\n- two⟧", "numbered")).toBe("⟦1. one\n2. two⟧");
  expect(lines("⟦1. one\n2. two⟧", "numbered")).toBe("⟦one\ntwo⟧");
  expect(lines("Before\n⟦one⟧\nafter", "list")).toBe("Before\n\n- one⟦⟧\nafter");
  expect(lines("⟦said⟧", "quote")).toBe("> said⟦⟧");
});

test("escapes marks in links and pictures", () => {
  const nothing = at("⟦⟧");
  expect(link(nothing, "/news/a", "Our [news]").insert).toBe("[Our \\[news\\]](/news/a)");
  expect(link(nothing, "https://example.org/a (1)", "").insert).toBe(
    "[https://example.org/a (1)](<https://example.org/a%20(1)>)",
  );
  expect(picture(nothing, "/pictures/a.jpg", "People at a table").insert).toBe(
    "![People at a table](/pictures/a.jpg)",
  );
  expect(picture(nothing, "/pictures/a.jpg", "").insert).toBe("![](/pictures/a.jpg)");
});

test("removes marks that are part of the selection, and ends marked words at their end", () => {
  expect(wrap({ text: "a **b** c", start: 2, end: 7 }, "**", "bold")).toMatchObject({
    from: 2,
    to: 7,
    insert: "b",
  });
  expect(wrap({ text: "a **b** c", start: 5, end: 5 }, "**", "bold")).toMatchObject({
    insert: "",
    selectFrom: 7,
  });
  expect(wrap({ text: "**a** and **b**", start: 0, end: 15 }, "**", "bold").insert).not.toBe("a** and **b");
});

test("finds the link around the cursor", () => {
  const text = "See [our news](/news) and ![a](/b).";
  expect(linkAt({ text, start: 8, end: 8 })).toEqual({
    from: 4,
    to: 21,
    words: "our news",
    address: "/news",
  });
  expect(linkAt({ text, start: 2, end: 2 })).toBeUndefined();
  expect(linkAt({ text, start: 29, end: 29 })).toBeUndefined();
});
