import { expect, test } from "vitest";
import { qrCode } from "./qr-code.ts";

const drawn = (text: string) => qrCode(text).map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""));

test("draws the code that other encoders draw, too", () => {
  expect(drawn("7K3M-QX9D")).toMatchInlineSnapshot(`
    [
      "#######.....#.#######",
      "#.....#.##.#..#.....#",
      "#.###.#...##..#.###.#",
      "#.###.#..##.#.#.###.#",
      "#.###.#.###.#.#.###.#",
      "#.....#..#..#.#.....#",
      "#######.#.#.#.#######",
      "..........###........",
      "#.#.#.#..###....#..#.",
      ".#.##..###....##.#..#",
      "##...##...#.#...####.",
      "....##.##.....##.#.#.",
      "#...#.#.##..#.#.##.##",
      "........#..#.#.####..",
      "#######...##.##..#...",
      "#.....#..#.###....##.",
      "#.###.#.#.##.##.#####",
      "#.###.#..##...#.##.#.",
      "#.###.#.##..#....#..#",
      "#.....#...#...###.###",
      "#######.#.#.#.##....#",
    ]
  `);
});

test("every code has its three corners, and another text gives another code", () => {
  const rows = drawn("0000-0000");
  for (const row of [rows[0], rows[6]]) expect(row?.startsWith("#######.")).toBe(true);
  expect(rows[0]?.endsWith(".#######")).toBe(true);
  expect(rows[20]?.startsWith("#######.")).toBe(true);
  expect(rows).not.toEqual(drawn("0000-0001"));
});

test("refuses a text that does not fit", () => {
  expect(() => qrCode("lower case")).toThrow("lower case");
  expect(() => qrCode("A".repeat(21))).toThrow();
});
