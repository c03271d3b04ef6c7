import { expect, test } from "vitest";
import { pageNumbers } from "./pagination.tsx";

test("lists all of a few pages", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 2)).toEqual([1, 2]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("lists the ends of many pages and the neighbours of the current one", () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, "after", 20]);
  expect(pageNumbers(10, 20)).toEqual([1, "before", 9, 10, 11, "after", 20]);
  expect(pageNumbers(20, 20)).toEqual([1, "before", 19, 20]);
});

test("never replaces a single page with a gap", () => {
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
