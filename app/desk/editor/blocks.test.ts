import { expect, test } from "vitest";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { editor } from "../../words/en/desk/editor.ts";
import { type Block, insertBlock, insertPasted } from "./blocks.ts";

/** `marked`: a text with its selection between brackets. */
function inserted(marked: string, kind: Block): string {
  const start = marked.indexOf("⟦");
  const text = marked.replace(/[⟦⟧]/g, "");
  const { from, to, insert, selectFrom, selectTo } = insertBlock(
    { text, start, end: marked.indexOf("⟧") - 1 },
    kind,
    editor.examples,
  );
  const changed = text.slice(0, from) + insert + text.slice(to);
  return `${changed.slice(0, selectFrom)}⟦${changed.slice(selectFrom, selectTo)}⟧${changed.slice(selectTo)}`;
}

test("inserts a block as its own paragraph and selects the words to replace", () => {
  const details = "::: details ⟦Title⟧\nText\n:::";
  expect(inserted("One⟦⟧ two", "details")).toBe(`One\n\n${details}\n\n two`);
  expect(inserted("One\n\n⟦⟧\n\ntwo", "details")).toBe(`One\n\n${details}\n\ntwo`);
  expect(inserted("⟦⟧", "details")).toBe(details);
  expect(inserted("⟦Who pays⟧", "details")).toBe("::: details ⟦Who pays⟧\nText\n:::");
});

test("pastes headings, lists and tables as paragraphs, and words into the sentence", () => {
  const pasted = (before: string, markdown: string, after = "") => {
    const text = before + after;
    const { from, to, insert } = insertPasted({ text, start: before.length, end: before.length }, markdown);
    return text.slice(0, from) + insert + text.slice(to);
  };
  expect(pasted("We ", "**never**", " stop.")).toBe("We **never** stop.");
  expect(pasted("One", "## Two", "three")).toBe("One\n\n## Two\n\nthree");
  expect(pasted("One\n", "1. First\n2. Second")).toBe("One\n\n1. First\n2. Second");
  expect(pasted("One\n\n", "| A |\n|---|")).toBe("One\n\n| A |\n|---|");
  expect(pasted("![A map](/media/a)", "Text with **bold**.")).toBe(
    "![A map](/media/a)\n\nText with **bold**.",
  );
});

test("numbers a footnote and adds its text at the end", () => {
  expect(inserted("One⟦⟧ two.\n", "footnote")).toBe("One[^1] two.\n\n[^1]: ⟦Text of the note⟧");
  expect(inserted("One[^1] ⟦two⟧.\n\n[^1]: A", "footnote")).toBe(
    "One[^1] two[^2].\n\n[^1]: A\n[^2]: ⟦Text of the note⟧",
  );
});

test.each([
  ["table", /<table>/],
  ["details", /<details/],
  ["footnote", /<sup>1<\/sup>/],
] as const)("inserts Markdown that renders as: %s", (kind, expected) => {
  expect(renderMarkdown(inserted("⟦⟧", kind).replace(/[⟦⟧]/g, ""))).toMatch(expected);
});
