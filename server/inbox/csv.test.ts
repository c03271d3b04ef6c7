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

const separators = "[,;\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029]";
const guard = new RegExp(
  `(^|${separators})'((?:(?!${separators})[\\s"'\u200b\ufeff])*[=+\\-@＝＋－＠|%])`,
  "g",
);

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
    "a;=1",
    "a; =1;+2",
    "a\t=1",
    "a\n\n=1",
    'a;"=1"',
    "a;'=1",
    "a;",
  ),
);
const table = fc.array(fc.array(anyCell, { minLength: 3, maxLength: 3 }), { minLength: 1 });

test("reads back every cell as it was written", () => {
  fc.assert(
    fc.property(table, (rows) => {
      const unguarded = read(toCsv(rows).slice(1)).map((row, y) =>
        row.map((value, x) => (value === rows[y]?.[x] ? value : value.replace(guard, "$1$2"))),
      );
      expect(unguarded).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

const formula = /^[\s"\u200b\ufeff]*[=+\-@＝＋－＠|%]/;

test("writes no cell that a spreadsheet would run as a formula", () => {
  fc.assert(
    fc.property(table, (rows) => {
      for (const value of read(toCsv(rows).slice(1)).flat()) expect(value).not.toMatch(formula);
    }),
    { numRuns: 500 },
  );
});

test.each([";", "\t", ","])(
  "nor is there one when the file is split at %j, whatever the quotes say",
  (separator) => {
    fc.assert(
      fc.property(table, (rows) => {
        const pieces = toCsv(rows)
          .slice(1)
          .split(/[\r\n]/)
          .flatMap((line) => line.split(separator));
        for (const piece of pieces) expect(piece).not.toMatch(formula);
      }),
      { numRuns: 500 },
    );
  },
);

test("writes ordinary cells unchanged, in quotes", () => {
  expect(toCsv([["ሰላም", "a@b.et", "2 + 2 = 4", "it's"]])).toBe(
    '\uFEFF"ሰላም","a@b.et","2 + 2 = 4","it\'s"\r\n',
  );
});
