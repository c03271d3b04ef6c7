import fc from "fast-check";
import { expect, test } from "vitest";
import { type Difference, differences } from "./differences.ts";

const plenty = () => ({ left: 1_000_000 });

/** Rebuilds the second text from the first and the differences. */
function rebuilt(before: string[], after: string[], found: Difference[]): string[] {
  const result: string[] = [];
  let done = 0;
  for (const { start, end, from, to } of found) {
    result.push(...before.slice(done, start), ...after.slice(from, to));
    done = end;
  }
  return [...result, ...before.slice(done)];
}

const sizeOf = (found: Difference[]) =>
  found.reduce((sum, { start, end, from, to }) => sum + end - start + to - from, 0);

/** The textbook algorithm, whose time is the product of both lengths. */
function fewest(before: string[], after: string[]): number {
  let row = after.map((_, index) => index).concat(after.length);
  for (const [index, piece] of before.entries()) {
    const next = [index + 1];
    for (const [place, other] of after.entries())
      next.push(piece === other ? (row[place] ?? 0) : 1 + Math.min(row[place + 1] ?? 0, next[place] ?? 0));
    row = next;
  }
  return row[after.length] ?? 0;
}

const pieces = fc.array(fc.constantFrom("a", "b", "c", "d", "constructor"), { maxLength: 25 });

test("finds the smallest difference of any two texts", () => {
  fc.assert(
    fc.property(pieces, pieces, (before, after) => {
      const found = differences(before, after, plenty());
      expect(rebuilt(before, after, found)).toEqual(after);
      expect(sizeOf(found)).toBe(fewest(before, after));
    }),
    { numRuns: 1000 },
  );
});

test("with too little work left, differences are still correct, ordered and separate", () => {
  fc.assert(
    fc.property(pieces, pieces, fc.nat(40), (before, after, left) => {
      const found = differences(before, after, { left });
      expect(rebuilt(before, after, found)).toEqual(after);
      for (const [index, { start, from }] of found.entries()) {
        expect(start).toBeGreaterThan(found[index - 1]?.end ?? -1);
        expect(from).toBeGreaterThan(found[index - 1]?.to ?? -1);
      }
    }),
    { numRuns: 1000 },
  );
});

test("past the limit, matches pieces that occur once in both texts", () => {
  const lines = (words: string[]) => words.flatMap((word) => [word, "-", "-"]);
  const before = lines(["one", "two", "three", "four", "five"]);
  const after = lines(["one", "2", "three", "4", "five"]).toSpliced(3, 0, "new");
  const found = differences(before, after, { left: -1 });
  const removed = found.flatMap(({ start, end }) => before.slice(start, end));
  expect(rebuilt(before, after, found)).toEqual(after);
  expect(removed).toEqual(expect.arrayContaining(["two", "four"]));
  expect(removed).not.toContain("three");
});

test("does hardly more work than allowed", () => {
  const many = (count: number, piece: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => piece(i));
  const texts: [string[], string[]][] = [
    [many(8000, () => "a"), many(8000, (index) => (index % 2 ? "a" : "b"))],
    [many(8000, (index) => String(index % 3)), many(9000, (index) => String((index * index) % 3))],
    [many(8000, String), many(8000, String).reverse()],
  ];
  for (const [before, after] of texts) {
    const work = { left: 100_000 };
    expect(rebuilt(before, after, differences(before, after, work))).toEqual(after);
    expect(work.left).toBeGreaterThan(-before.length - after.length);
  }
});

test("few changes in a long, repetitive text take little work", () => {
  const before = Array.from({ length: 20_000 }, () => "a");
  const work = plenty();
  const found = differences(before, before.toSpliced(500, 1, "b").toSpliced(9000, 0, "c", "c"), work);
  expect(sizeOf(found)).toBe(4);
  expect(1_000_000 - work.left).toBeLessThan(200_000);
});
