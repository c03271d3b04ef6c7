import { expect, test } from "vitest";
import { pageNumbers } from "./pagination.tsx";

test("few pages are all named", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 2)).toEqual([1, 2]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("of many pages the ends and the current one's neighbours are named", () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, "after", 20]);
  expect(pageNumbers(10, 20)).toEqual([1, "before", 9, 10, 11, "after", 20]);
  expect(pageNumbers(20, 20)).toEqual([1, "before", 19, 20]);
});

test("a gap never stands for a single page", () => {
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, "after", 20]);
  expect(pageNumbers(17, 20)).toEqual([1, "before", 16, 17, 18, 19, 20]);
});

test("every page can be reached step by step", () => {
  for (let pages = 1; pages <= 12; pages++) {
    for (let page = 1; page <= pages; page++) {
      const numbers = pageNumbers(page, pages).filter((entry) => typeof entry === "number");
      expect(numbers).toContain(page);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  }
});
