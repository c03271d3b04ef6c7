import { expect, test } from "vitest";
import { checks } from "../../words/en/desk/checks.ts";
import { brokenLinks } from "./broken-links.ts";

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
])("reports %s", (text, words) => {
  expect(brokenLinks(text, checks)).toEqual([expect.stringContaining(words)]);
});

test.each([
  ...[
    "[a](www.example.org)",
    "[a](example.org/b)",
    "[a](/news/a_(b))",
    '[a](/news "A title")',
    "[a]( /news )",
  ],
  ...[
    "[^1]: Source: a report",
    "As [1](see below) says.",
    "`[a](b)`",
    "```\n[a](b)\n```",
    "[a][b]\n\n[b]: /news",
    "a](",
    "[x] (y)",
  ],
])("accepts %j", (text) => {
  expect(brokenLinks(text, checks)).toEqual([]);
});
