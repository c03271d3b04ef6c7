import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

/** A reader of RFC 4180, written from its grammar. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain, end] of csv.matchAll(field)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

const anyCell = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    '=cmd|"/c calc"!A1',
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    " =1",
    "＝1",
    'a"b',
    "a,b",
    "a\r\nb",
    "\u200b=1",
  ),
);
const table = fc.array(fc.array(anyCell, { minLength: 3, maxLength: 3 }), { minLength: 1 });

test("what is written is read back cell by cell, whatever it holds", () => {
  fc.assert(
    fc.property(table, (rows) => {
      const unguarded = read(toCsv(rows).slice(1)).map((row, y) =>
        row.map((value, x) => (value === rows[y]?.[x] ? value : value.replace(/^'/, ""))),
      );
      expect(unguarded).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

test("no cell is one that a spreadsheet would carry out", () => {
  fc.assert(
    fc.property(table, (rows) => {
      for (const value of read(toCsv(rows).slice(1)).flat()) {
        expect(value).not.toMatch(/^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/);
      }
    }),
    { numRuns: 500 },
  );
});

test("ordinary cells are written as they are", () => {
  expect(toCsv([["ሰላም", "a@b.et", "2 + 2 = 4", "it's"]])).toBe("\uFEFFሰላም,a@b.et,2 + 2 = 4,it's\r\n");
});
