import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/markdown.ts";
import { checkText } from "./check-text.ts";

const checked = (source: string) =>
  checkText(source, parseMarkdown(source).tokens).map(({ sentence }) => sentence);

test("a plain good text has nothing to improve", () => {
  expect(
    checked("## A heading\n\nA [link](/news), [another](https://example.org/a) and a list:\n\n- one\n- two"),
  ).toEqual([]);
  expect(checked("")).toEqual([]);
});

test("a picture without alternative text is named", () => {
  expect(checked("![](/pictures/a.jpg) and ![People](/pictures/b.jpg)")).toEqual([
    "The picture /pictures/a.jpg has no alternative text: say what it shows.",
  ]);
});

test("a heading that skips a level is named; one of the first level counts as the second", () => {
  expect(checked("### Too deep")).toEqual(["The heading “Too deep” skips a level: it needs ## in front."]);
  expect(checked("# One\n\n### Two\n\n## Three\n\n#### Four")).toEqual([
    "The heading “Four” skips a level: it needs ### in front.",
  ]);
});

test("links are judged by their shape", () => {
  expect(checked("[a](news/name)")).toHaveLength(1);
  expect(checked("[a](http://example.org)")).toEqual([
    "The link http://example.org should begin with https://",
  ]);
  expect(checked("[a](https://example)")).toEqual(["The link https://example names no site."]);
  expect(checked("[a](javascript:alert)")).toHaveLength(1);
  expect(checked("[a](mailto:someone@example.org) [b](#part)")).toEqual([]);
});

test("a sentence over 30 words is named with its count", () => {
  const words = (count: number) =>
    `${Array.from({ length: count }, (_, index) => (index === 0 ? "Word" : "word")).join(" ")}.`;
  expect(checked(`${words(30)} ${words(12)}`)).toEqual([]);
  expect(checked(words(31))[0]).toContain("31 words");
});

test("footnotes that lack their text or their reference are named", () => {
  expect(checked("One[^1] and two[^b].\n\n[^1]: A\n[^b]: B")).toEqual([]);
  expect(checked("One[^1] and two[^1].")).toEqual([
    "The footnote [^1] has no text: write it below, on a line that begins with [^1]:",
  ]);
  expect(checked("One.\n\n[^1]: A")).toEqual([
    "The footnote [^1] is not shown: nothing in the text refers to it.",
  ]);
});

test("a block that is not closed or has no title is named", () => {
  expect(checked("::: details A\nb\n:::")).toEqual([]);
  for (const source of ["::: details A\n\nb", "::: details\nb\n:::", "a\n\n:::"])
    expect(checked(source)).toEqual([
      "A block is shown as it was typed: it begins with “::: details” and its title, and ends with “:::”.",
    ]);
});
