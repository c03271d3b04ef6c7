import { expect, test } from "vitest";
import { renderLongText } from "./long-text.ts";
import { renderMarkdown } from "./markdown.ts";
import { excerpt, plainText } from "./plain-text.ts";
import type { ShowPart } from "./text-parts.ts";

const rendered = (source: string, show?: ShowPart) => renderMarkdown(source, show).replaceAll("\n", "");
const notes = (...items: string[]) =>
  `<div class="block-notes"><ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol></div>`;

test("footnotes are at the end, in the order of their references", () => {
  const source = "One[^b] and two[^a], and one again[^b].\n\n[^a]: The *second*\n[^b]: The first\n\nThe end.";
  expect(rendered(source)).toBe(
    "<p>One<sup>1</sup> and two<sup>2</sup>, and one again<sup>1</sup>.</p><p>The end.</p>" +
      notes("<p>The first</p>", "<p>The <em>second</em></p>"),
  );
});

test("passes all references, notes and links back to the site", () => {
  const parts: unknown[] = [];
  renderMarkdown("One[^b], two[^a], one[^b].\n\n[^a]: A\n[^b]: B", (part) => void parts.push(part));
  expect(parts).toEqual([
    { kind: "note reference", note: 1, time: 1 },
    { kind: "note reference", note: 2, time: 1 },
    { kind: "note reference", note: 1, time: 2 },
    { kind: "notes" },
    { kind: "note", note: 1 },
    { kind: "note back", note: 1, time: 1, times: 2 },
    { kind: "note back", note: 1, time: 2, times: 2 },
    { kind: "note", note: 2 },
    { kind: "note back", note: 2, time: 1, times: 1 },
  ]);
});

test("a note may have several paragraphs, lists and references to other notes", () => {
  const source = "A[^1]\n\n[^1]: First\n    line\n\n    Second, see[^2]\n[^2]:\n    - b\n    - c\n";
  expect(rendered(source)).toBe(
    "<p>A<sup>1</sup></p>" +
      notes("<p>Firstline</p><p>Second, see<sup>2</sup></p>", "<ul><li>b</li><li>c</li></ul>"),
  );
  const back: ShowPart = (part) => (part.kind === "note back" ? "<back>" : undefined);
  expect(rendered(source, back)).toContain("<sup>2</sup><back></p>");
  expect(rendered(source, back)).toContain("</ul><back></li>");
});

test.each([
  ["a reference without a note", "A[^1] b", "<p>A[^1] b</p>"],
  ["a note without a reference", "A\n\n[^1]: b", "<p>A</p>"],
  ["code", "`[^1]`\n\n[^1]: b", "<p><code>[^1]</code></p>"],
  [
    "notes within notes",
    "A[^1]\n\n[^1]: b\n\n    [^2]: c d",
    `<p>A<sup>1</sup></p>${notes("<p>b</p><p>[^2]: c d</p>")}`,
  ],
  ["two notes with the same name", "A[^1]\n\n[^1]: b\n[^1]: c", `<p>A<sup>1</sup></p>${notes("<p>b</p>")}`],
  [
    "the name of an object property",
    "A[^__proto__]\n\n[^__proto__]: b",
    `<p>A<sup>1</sup></p>${notes("<p>b</p>")}`,
  ],
  [
    "a note in a quotation",
    "> A[^1]\n>\n> [^1]: b\n\nC",
    `<blockquote><p>A<sup>1</sup></p></blockquote><p>C</p>${notes("<p>b</p>")}`,
  ],
  ["a note below a list", "- A[^1]\n[^1]: b", `<ul><li>A<sup>1</sup></li></ul>${notes("<p>b</p>")}`],
])("%s", (_, source, html) => {
  expect(rendered(source)).toBe(html);
});

test("headings, plain texts and excerpts have no numbers, and excerpts have no notes", () => {
  const source = "## Why[^1]\n\nBecause[^1].\n\n[^1]: A reason";
  expect(renderLongText(source).headings).toEqual([{ id: "part-why", text: "Why" }]);
  expect(plainText(source)).toBe("Why\nBecause.\nA reason");
  expect(excerpt(source)).toBe("Because.");
  expect(excerpt(`Because[^1].\n\n${"More. ".repeat(2000)}\n\n[^1]: A reason`)).toMatch(/^Because\. More\./);
});
