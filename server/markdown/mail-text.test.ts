import { expect, test } from "vitest";
import { markdownAsMailText } from "./mail-text.ts";

test.each([
  ["a link", "See [our work](https://a.example/work).", "See our work <https://a.example/work>."],
  ["an address that is its own words", "[https://a.example](https://a.example)", "https://a.example"],
  ["a mail address", "[Write](mailto:a@b.example)", "Write <a@b.example>"],
  ["a heading", "## Why *now*\n\nBecause.", "Why now\n-------\n\nBecause."],
  ["a list", "A\n\n- one\n- two\n  lines\n\nB", "A\n\n- one\n- two\n  lines\n\nB"],
  ["a numbered list", "3. three\n4. four", "3. three\n4. four"],
  ["a list with blank lines", "- one\n\n- two", "- one\n\n- two"],
  ["a list in a list", "- one\n  - inner\n- two", "- one\n  - inner\n- two"],
  ["a quotation", "> said\n\nend", "> said\n\nend"],
  ["code and a line", "```\na = 1\n```\n\n---", "a = 1\n\n* * *"],
  ["a picture", "![A clinic](/media/a.jpg)", "A clinic"],
])("writes %s", (_, source, text) => {
  expect(markdownAsMailText(source)).toBe(text);
});
