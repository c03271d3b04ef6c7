import { expect, test } from "vitest";
import { cut, excerpt, plainText } from "./plain-text.ts";

test("plain text has the words without their formatting", () => {
  const source =
    "# Title\n\n**bold** text, a [link](/x) and `code`\nbroken\n\n- one\n- two\n\n```\nlet x;\n```\n\n![map](/m.png)";
  expect(plainText(source)).toBe("Title\nbold text, a link and code\nbroken\none\ntwo\nlet x;\n\nmap");
});

test("an excerpt leaves headings out", () => {
  expect(excerpt("## Why\n\nBecause it **matters**.\n\nAnd more.")).toBe("Because it matters. And more.");
});

test("an excerpt ends after a whole word, within the limit", () => {
  expect(cut("one two three", 13)).toBe("one two three");
  expect(cut("one two, three", 12)).toBe("one two…");
  expect(cut("abcdefghij", 5)).toBe("abcd…");
  expect([...cut("🧡".repeat(300), 200)].length).toBe(200);
  expect(excerpt("word ".repeat(100)).length).toBeLessThanOrEqual(200);
});

test("an excerpt keeps the non-breaking space before a French sign", () => {
  expect(excerpt("Une liste\u00a0: trente\npoints\u202f!")).toBe("Une liste\u00a0: trente points\u202f!");
});
