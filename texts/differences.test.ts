import fc from "fast-check";
import { expect, test } from "vitest";
import { type Difference, differences } from "./differences.ts";

const plenty = () => ({ left: 1_000_000 });

/** The second text, put together from the first and what differs. */
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

/** By the textbook, in the product of both lengths. */
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

test("whatever two texts are, as few pieces differ as can be", () => {
  fc.assert(
    fc.property(pieces, pieces, (before, after) => {
      const found = differences(before, after, plenty());
      expect(rebuilt(before, after, found)).toEqual(after);
      expect(sizeOf(found)).toBe(fewest(before, after));
    }),
    { numRuns: 1000 },
  );
});

test("without enough work, what is found is still true, in the order of the text and apart from each other", () => {
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

test("past the cap, pieces that both texts have once are found again", () => {
  const lines = (words: string[]) => words.flatMap((word) => [word, "-", "-"]);
  const before = lines(["one", "two", "three", "four", "five"]);
  const after = lines(["one", "2", "three", "4", "five"]).toSpliced(3, 0, "new");
  const found = differences(before, after, { left: -1 });
  const removed = found.flatMap(({ start, end }) => before.slice(start, end));
  expect(rebuilt(before, after, found)).toEqual(after);
  expect(removed).toEqual(expect.arrayContaining(["two", "four"]));
  expect(removed).not.toContain("three");
});

test("work is counted, and never much more of it is done than was allowed", () => {
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

test("few changes of a long text take little work, however often it repeats itself", () => {
  const before = Array.from({ length: 20_000 }, () => "a");
  const work = plenty();
  const found = differences(before, before.toSpliced(500, 1, "b").toSpliced(9000, 0, "c", "c"), work);
  expect(sizeOf(found)).toBe(4);
  expect(1_000_000 - work.left).toBeLessThan(200_000);
});
