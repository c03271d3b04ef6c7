import { expect, test } from "vitest";
import { linkFaults } from "./links.ts";
import { checkText } from "./text.ts";
import { checkTitle } from "./title.ts";

test("a plain good text has nothing to improve", () => {
  expect(
    checkText(
      "## A heading\n\nA [link](/news), [another](https://example.org/a) and a list:\n\n- one\n- two",
    ),
  ).toEqual([]);
  expect(checkText("")).toEqual([]);
});

test("a picture without alternative text is named", () => {
  expect(checkText("![](/pictures/a.jpg) and ![People](/pictures/b.jpg)")).toEqual([
    "The picture /pictures/a.jpg has no alternative text: say what it shows.",
  ]);
});

test("a heading that skips a level is named; one of the first level counts as the second", () => {
  expect(checkText("### Too deep")).toEqual(["The heading “Too deep” skips a level: it needs ## in front."]);
  expect(checkText("# One\n\n### Two\n\n## Three\n\n#### Four")).toEqual([
    "The heading “Four” skips a level: it needs ### in front.",
  ]);
});

test("links are judged by their shape", () => {
  expect(checkText("[a](news/name)")).toHaveLength(1);
  expect(checkText("[a](http://example.org)")).toEqual([
    "The link http://example.org should begin with https://",
  ]);
  expect(checkText("[a](https://example)")).toEqual(["The link https://example names no site."]);
  expect(checkText("[a](javascript:alert)")).toHaveLength(1);
  expect(checkText("[a](mailto:someone@example.org) [b](#part)")).toEqual([]);
});

test.each([
  ["[a](javascript:alert(1))", "cannot be followed"],
  ["[a](data:text/html,x)", "cannot be followed"],
  ["[a](ftp://example.org)", "cannot be followed"],
  ["[a](<javascript:x>)", "cannot be followed"],
  ["[a][b]\n\n[b]: javascript:x", "cannot be followed"],
  ["[a](https://example.org/a b)", "has a space in it"],
  ["[a](</news/a b>)", "has a space in it"],
  ["[a](https:/example.org)", "cannot be followed"],
  ["[a](report.pdf)", "leads nowhere"],
  ["[a](someone@example.org)", "leads nowhere"],
  ["[a]()", "leads nowhere"],
])("%s leads nowhere", (text, words) => {
  expect(linkFaults(text)).toEqual([expect.stringContaining(words)]);
});

test.each([
  ...[
    "[a](www.example.org)",
    "[a](example.org/b)",
    "[a](/news/a_(b))",
    '[a](/news "A title")',
    "[a]( /news )",
  ],
  ...["As [1](see below) says.", "`[a](b)`", "```\n[a](b)\n```", "[a][b]\n\n[b]: /news", "a](", "[x] (y)"],
])("%j does not", (text) => {
  expect(linkFaults(text)).toEqual([]);
});

test("a sentence over 30 words is named with its count", () => {
  const words = (count: number) =>
    `${Array.from({ length: count }, (_, index) => (index === 0 ? "Word" : "word")).join(" ")}.`;
  expect(checkText(`${words(30)} ${words(12)}`)).toEqual([]);
  expect(checkText(words(31))[0]).toContain("31 words");
});

test("a title that no card holds is named", () => {
  expect(checkTitle("a".repeat(80))).toEqual([]);
  expect(checkTitle("a".repeat(81))[0]).toContain("81 characters");
});
