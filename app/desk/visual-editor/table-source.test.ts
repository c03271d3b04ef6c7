import { expect, test } from "vitest";
import { addColumn, addRow, type Change, removeColumn, removeRow, setCell, tableOf } from "./table-source.ts";

const applied = (source: string, changes: Change | Change[]) =>
  [changes]
    .flat()
    .toReversed()
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);

const table = "| Day | Place |\n|:--|--:|\n| Monday | A \\| B |\n| Tuesday |";

test("reads cells, escaped bars, short rows and alignments", () => {
  const { rows, columns, alignments } = tableOf(table);
  expect(columns).toBe(2);
  expect(alignments).toEqual(["start", "end"]);
  expect(rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ["Day", "Place"],
    ["Monday", "A \\| B"],
    ["Tuesday"],
  ]);
  expect(tableOf("a|b\n-|-\n|c|").rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ["a", "b"],
    ["c"],
  ]);
  expect(tableOf("|a|b|\n|-|-|\n|  |  |").rows[1]).toHaveLength(2);
  expect(tableOf("|a|b|\n|-|-|\n|  |x|").rows[1]?.map(({ text }) => text)).toEqual(["", "x"]);
});

test("writes one cell, and nothing else", () => {
  expect(applied(table, setCell(table, 1, 0, "Friday | late\n"))).toBe(
    table.replace("Monday", "Friday \\| late"),
  );
  expect(applied(table, setCell(table, 2, 1, "C"))).toBe(`${table} C |`);
});

test("adds and removes rows and columns", () => {
  const small = "|a|b|\n|-|-|\n|1|2|";
  expect(applied(small, addRow(small, 1))).toBe(`${small}\n|  |  |`);
  expect(applied(small, addRow(small, 0))).toBe("|a|b|\n|-|-|\n|  |  |\n|1|2|");
  expect(applied(small, removeRow(small, 1))).toBe("|a|b|\n|-|-|");
  expect(applied(small, removeRow(small, 0))).toBe(small);
  expect(applied(small, addColumn(small, 0))).toBe("|a|  |b|\n|-|---|-|\n|1|  |2|");
  expect(applied(small, removeColumn(small, 0))).toBe("|b|\n|-|\n|2|");
  expect(applied(small, removeColumn(small, 1))).toBe("|a|\n|-|\n|1|");
});
