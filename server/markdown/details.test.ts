import { expect, test } from "vitest";
import { renderLongText } from "./long-text.ts";
import { renderMarkdown } from "./markdown.ts";
import { excerpt, plainText } from "./plain-text.ts";

const rendered = (source: string) => renderMarkdown(source).replaceAll("\n", "");
const details = (summary: string, text: string) =>
  `<details class="block-details"><summary>${summary}</summary>${text}</details>`;

test.each([
  ["::: details A *b*\nc\n:::", details("A <em>b</em>", "<p>c</p>")],
  ["A\n::: details B\n- c\n- d\n:::\nE", `<p>A</p>${details("B", "<ul><li>c</li><li>d</li></ul>")}<p>E</p>`],
  ["::: details A\n::::details B\nc\n::::\nd\n:::", details("A", `${details("B", "<p>c</p>")}<p>d</p>`)],
  ["- ::: details A\n  b\n  :::\n- c", `<ul><li>${details("A", "<p>b</p>")}</li><li>c</li></ul>`],
  ["> ::: details A\n> b\n> :::", `<blockquote>${details("A", "<p>b</p>")}</blockquote>`],
  ["::: details A\n:::", details("A", "")],
])("renders a details block: %j", (source, html) => {
  expect(rendered(source)).toBe(html);
});

test("code inside a block may look like its closing line", () => {
  expect(rendered("::: details A\n```\n:::\n```\nb\n:::\nc")).toMatch(
    /<code>:::<\/code><\/pre><p>b<\/p><\/details><p>c/,
  );
});

test.each([
  "::: details A\nb",
  "::: details\nb\n:::",
  "::: note A\nb\n:::",
  "    ::: details A\n    :::",
  "- ::: details A\n\nb\n:::",
])("shows as typed: %j", (source) => {
  expect(rendered(source)).not.toContain("<details");
  expect(rendered(source)).toContain("::: ");
});

test("at most three blocks are nested", () => {
  const nested = "::: details a\n".repeat(2000) + ":::\n".repeat(2000);
  expect(renderMarkdown(nested).match(/<details/g)).toHaveLength(3);
});

test("searches find its words, and an excerpt leaves out its title", () => {
  const source = "::: details Who pays\nA foundation.\n:::\n\nWe met.";
  expect(plainText(source)).toBe("Who pays\nA foundation.\nWe met.");
  expect(excerpt(source)).toBe("A foundation. We met.");
  expect(renderLongText("::: details A\n## B\n:::").headings).toEqual([{ id: "part-b", text: "B" }]);
});
