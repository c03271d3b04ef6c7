import { expect, test } from "vitest";
import { checks } from "../../../app/words/en/desk/checks.ts";
import type { Message } from "../../../app/words/message.ts";
import { parseMarkdown } from "../../markdown/markdown.ts";
import { checkText, type TextCheck } from "./check-text.ts";

const checked = (source: string) =>
  checkText(source, parseMarkdown(source).tokens).map(({ name, values }) => {
    const words = checks.text[name];
    return typeof words === "string" ? words : (words as Message<TextCheck["values"]>)(values);
  });

test("finds nothing to improve in a good text", () => {
  expect(
    checked("## A heading\n\nA [link](/news), [another](https://example.org/a) and a list:\n\n- one\n- two"),
  ).toEqual([]);
  expect(checked("")).toEqual([]);
});

test("names a picture without alternative text", () => {
  expect(checked("![](/pictures/a.jpg) and ![People](/pictures/b.jpg)")).toEqual([
    "The picture /pictures/a.jpg has no alternative text: say what it shows.",
  ]);
});

test("names a heading that skips a level, and counts level 1 as level 2", () => {
  expect(checked("### Too deep")).toEqual(["The heading “Too deep” skips a level: it needs ## in front."]);
  expect(checked("# One\n\n### Two\n\n## Three\n\n#### Four")).toEqual([
    "The heading “Four” skips a level: it needs ### in front.",
  ]);
});

test("checks the form of links", () => {
  expect(checked("[a](news/name)")).toHaveLength(1);
  expect(checked("[a](http://example.org)")).toEqual([
    "The link http://example.org should start with https://",
  ]);
  expect(checked("[a](https://example)")).toEqual(["The link https://example is not the address of a site."]);
  expect(checked("[a](javascript:alert)")).toHaveLength(1);
  expect(checked("[a](mailto:someone@example.org) [b](#part)")).toEqual([]);
});

test("names a sentence over 30 words with its word count", () => {
  const words = (count: number) =>
    `${Array.from({ length: count }, (_, index) => (index === 0 ? "Word" : "word")).join(" ")}.`;
  expect(checked(`${words(30)} ${words(12)}`)).toEqual([]);
  expect(checked(words(31))[0]).toContain("31 words");
});

test("names footnotes without text or without a reference", () => {
  expect(checked("One[^1] and two[^b].\n\n[^1]: A\n[^b]: B")).toEqual([]);
  expect(checked("One[^1] and two[^1].")).toEqual([
    "The footnote [^1] has no text: write it below, on a line that starts with [^1]:",
  ]);
  expect(checked("One.\n\n[^1]: A")).toEqual([
    "The footnote [^1] is not shown: nothing in the text refers to it.",
  ]);
});

test("names a block that is not closed or has no title", () => {
  expect(checked("::: details A\nb\n:::")).toEqual([]);
  for (const source of ["::: details A\n\nb", "::: details\nb\n:::", "a\n\n:::"])
    expect(checked(source)).toEqual([
      "A block is incomplete, so it is shown as typed. Start it with “::: details” and a title, and end it with “:::”.",
    ]);
});

test("names a video or audio of this site without captions", () => {
  const folder = "/media/0123456789abcdef0123";
  expect(checked(`[The talk](${folder}/talk.mp3)`)).toEqual([
    `The audio ${folder}/talk.mp3 has no captions: people who cannot hear it miss everything. Upload captions (WebVTT) and link to them on the next line.`,
  ]);
  expect(checked(`[The film](${folder}/film.mp4)\n[English](${folder}/film.vtt)`)).toEqual([]);
  expect(checked("[The film](https://youtu.be/x) [A file](/files/a.pdf)")).toEqual([]);
});
