import { expect, test } from "vitest";
import { routes } from "../routes.ts";
import { mainPages, otherPages, pageNames, pages, pagesBelow } from "./site-map.ts";

const fixedPages = routes
  .filter(({ file }) => /^pages\/.*\.tsx$/.test(file))
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path));

test("every page of the route table with a fixed address is on the sitemap, and nothing else", () => {
  const listed = [...mainPages.flatMap((page) => [page, ...pagesBelow(page)]), ...otherPages];
  expect(listed.toSorted()).toEqual(fixedPages.toSorted());
  expect(pages.toSorted()).toEqual(fixedPages.toSorted());
});

test("every page on the sitemap has a name", () => {
  expect(pages.filter((page) => !pageNames[page])).toEqual([]);
});
