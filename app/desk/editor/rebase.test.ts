import { expect, test } from "vitest";
import { movedOffset, rebase } from "./rebase.ts";

test("keeps later typing and adds what someone else wrote", () => {
  expect(rebase("One two three four", "One two three", "Zero. One two three")).toBe(
    "Zero. One two three four",
  );
  expect(rebase("same", "same", "other")).toBe("other");
  expect(rebase("typed", "sent", "sent")).toBe("typed");
});

test("gives up if both changed the same words", () => {
  expect(rebase("One mine three", "One two three", "One theirs three")).toBeUndefined();
});

test("keeps the cursor beside the same words", () => {
  const [before, after] = ["One two three.", "New words. One two three, and four."];
  expect(after.slice(movedOffset(before, after, before.indexOf("two")))).toMatch(/^two/);
  expect(after.slice(movedOffset(before, after, 0))).toMatch(/^One/);
  expect(movedOffset("abc", "abc", 3)).toBe(3);
  expect(movedOffset("One two three", "One", 8)).toBe(3);
});

test("keeps typed spaces", () => {
  expect(rebase("  One two three ", "  One two three", "  Zero two three")).toBe("  Zero two three ");
  expect(rebase("One two  three", "One two three", "New. One two three")).toBe("New. One two  three");
});

test("handles long texts quickly", () => {
  const before = process.cpuUsage();
  const long = "A sentence of seven words in all. ".repeat(6000);
  expect(rebase(`${long}End`, long, `Start ${long}`)).toBe(`Start ${long}End`);
  expect(movedOffset(long, `Start ${long}`, 10)).toBe(16);
  const [sent, typed, answered] = ["a ".repeat(50_000), "a b ".repeat(30_000), "b a a ".repeat(20_000)];
  expect(rebase(typed, sent, answered)).toBeUndefined();
  expect(movedOffset(sent, typed, sent.length)).toBeLessThanOrEqual(typed.length);
  // In quadratic time this would take minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
