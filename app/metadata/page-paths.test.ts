import { expect, test } from "vitest";
import { routes } from "../routes.ts";
import {
  existingPages,
  mainPages,
  otherPages,
  pages,
  pagesBelow,
  peoplePath,
  whoWeArePath,
} from "./page-paths.ts";

/** Pages that search engines shall not find have no place in the sitemap. */
const fixedPages = routes
  .filter((route) => "sitemap" in route)
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path));

test("the sitemap lists exactly the pages of the route table that have a fixed address", () => {
  const listed = [...mainPages.flatMap((page) => [page, ...pagesBelow(page)]), ...otherPages];
  expect(listed.toSorted()).toEqual(fixedPages.toSorted());
  expect(existingPages({ people: true, whoWeAre: true }).toSorted()).toEqual(fixedPages.toSorted());
  expect([...pages, peoplePath, whoWeArePath].toSorted()).toEqual(fixedPages.toSorted());
  expect(existingPages({ people: false, whoWeAre: false })).toEqual(pages);
});
