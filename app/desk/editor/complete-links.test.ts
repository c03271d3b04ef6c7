import { expect, test } from "vitest";
import { kindOf } from "../../../content/kinds.ts";
import { completeFields, completeLink, completeLinks } from "./complete-links.ts";

test.each([
  ["example.org", "https://example.org"],
  [" www.example.org ", "https://www.example.org"],
  ["Example.ORG/A?b=c#d", "https://Example.ORG/A?b=c#d"],
  ["example.org:8443/a", "https://example.org:8443/a"],
  ["//example.org/a", "https://example.org/a"],
  ["école.example.africa", "https://école.example.africa"],
  ["ትምህርት.example", "https://ትምህርት.example"],
  ["xn--fsq.xn--0zwm56d/a", "https://xn--fsq.xn--0zwm56d/a"],
  ["www.example.md", "https://www.example.md"],
  ["a.b-c.co.ke/report.pdf", "https://a.b-c.co.ke/report.pdf"],
])("completes %s", (typed, completed) => {
  expect(completeLink(typed)).toBe(completed);
  expect(completeLink(completed)).toBe(completed);
});

test.each([
  ...[
    "",
    "/news",
    "/files/a.pdf",
    "#part",
    "https://example.org",
    "http://example.org",
    "HTTPS://example.org",
  ],
  ...[
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@example.org",
    "a@example.org",
    "ftp://example.org",
  ],
  ...[
    "example",
    "report.pdf",
    "news/name",
    "example .org",
    "exa mple.org",
    "192.0.2.1",
    "a..org",
    "-a.org",
    "…",
  ],
])("leaves %j as it is", (typed) => {
  expect(completeLink(typed)).toBe(typed);
});

test("completes only the links of a text", () => {
  const typed =
    'At example.org, [here](www.example.org/a_(b) "There"), [there]( example.org), <https://a.example>, [on](/news).\n' +
    "[ref]: example.org/b 'Title'\n\n![A map](map.png) [e](<example.org/c>) [f](name) [1](see example.org)";
  expect(completeLinks(typed)).toBe(
    'At example.org, [here](https://www.example.org/a_(b) "There"), [there]( https://example.org), <https://a.example>, [on](/news).\n' +
      "[ref]: https://example.org/b 'Title'\n\n![A map](map.png) [e](<https://example.org/c>) [f](name) [1](see example.org)",
  );
});

test("does not take a footnote for a link", () => {
  expect(completeLinks("[^1]: example.org says so")).toBe("[^1]: example.org says so");
});

test("completes the link fields and texts of a record", () => {
  const typed = {
    name: "example.org",
    website: "example.org",
    text: "[a](example.org)",
    image_url: "a.example",
  };
  expect(completeFields(kindOf("partners").fields, typed)).toEqual({
    ...typed,
    ...{ website: "https://example.org", text: "[a](https://example.org)" },
  });
});
