import { expect, test } from "vitest";
import { routes } from "../routes.ts";
import { existingPages, mainPages, otherPages, pages, pagesBelow, peoplePath } from "./page-paths.ts";

const fixedPages = routes
  .filter(({ file }) => /^pages\/.*\.tsx$/.test(file))
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path));

test("every page of the route table with a fixed address is on the sitemap, and nothing else", () => {
  const listed = [...mainPages.flatMap((page) => [page, ...pagesBelow(page)]), ...otherPages];
  expect(listed.toSorted()).toEqual(fixedPages.toSorted());
  expect(existingPages({ people: true }).toSorted()).toEqual(fixedPages.toSorted());
  expect([...pages, peoplePath].toSorted()).toEqual(fixedPages.toSorted());
  expect(existingPages({ people: false })).toEqual(pages);
});
