import { describe, expect, it } from "vitest";
import { balanceLines, breakLines } from "./line-breaks.ts";

const measure = (text: string) => text.length;

describe("line breaks", () => {
  it("breaks between words and drops the space at the end of a line", () => {
    expect(breakLines("secure and ethical AI", 11, measure)).toEqual(["secure and", "ethical AI"]);
  });

  it("breaks after a hyphen, a slash and an Ethiopic word separator", () => {
    expect(breakLines("co-operate", 8, measure)).toEqual(["co-", "operate"]);
    expect(breakLines("CI/CD", 3, measure)).toEqual(["CI/", "CD"]);
    expect(breakLines("ሰላም፡ለዓለም", 5, measure)).toEqual(["ሰላም፡", "ለዓለም"]);
  });

  it("breaks a word that is wider than a line, never within a letter and its accent", () => {
    expect(breakLines("abcdefgh", 3, measure)).toEqual(["abc", "def", "gh"]);
    expect(breakLines("e\u0301e\u0301e\u0301", 3, measure)).toEqual(["e\u0301", "e\u0301", "e\u0301"]);
  });

  it("keeps every word, and no line is wider than allowed", () => {
    const text = "What we learned from thirty exercises in twelve countries and five languages";
    for (let width = 10; width < 80; width++) {
      const lines = breakLines(text, width, measure);
      expect(lines.join(" ")).toBe(text);
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
    }
  });

  it("evens out lines without adding one", () => {
    expect(breakLines("one two three four", 14, measure)).toEqual(["one two three", "four"]);
    expect(balanceLines("one two three four", 14, measure)).toEqual(["one two", "three four"]);
  });

  it("returns no lines for an empty text", () => {
    expect(breakLines("  ", 5, measure)).toEqual([]);
  });
});
