import { expect, test } from "vitest";
import { movedOffset, rebase } from "./rebase.ts";

test("what was typed on stays, and what somebody else wrote is there", () => {
  expect(rebase("One two three four", "One two three", "Zero. One two three")).toBe(
    "Zero. One two three four",
  );
  expect(rebase("same", "same", "other")).toBe("other");
  expect(rebase("typed", "sent", "sent")).toBe("typed");
});

test("the same words, typed differently, cannot be put together", () => {
  expect(rebase("One mine three", "One two three", "One theirs three")).toBeUndefined();
});

test("the cursor stays beside its words", () => {
  const [before, after] = ["One two three.", "New words. One two three, and four."];
  expect(after.slice(movedOffset(before, after, before.indexOf("two")))).toMatch(/^two/);
  expect(after.slice(movedOffset(before, after, 0))).toMatch(/^One/);
  expect(movedOffset("abc", "abc", 3)).toBe(3);
  expect(movedOffset("One two three", "One", 8)).toBe(3);
});

test("a long text takes no time, for only what differs is compared", () => {
  const long = "A sentence of seven words in all. ".repeat(6000);
  const started = performance.now();
  expect(rebase(`${long}End`, long, `Start ${long}`)).toBe(`Start ${long}End`);
  expect(movedOffset(long, `Start ${long}`, 10)).toBe(16);
  expect(performance.now() - started).toBeLessThan(1000);
});
