/** Every page with a fixed address: the sitemap for visitors and the one for search engines are drawn from here. */
import { type PagePath, routes } from "../routes.ts";

export type { PagePath };

const listed = routes.filter((route) => "sitemap" in route);

export const peoplePath = "/about/people";

/** Those whose addresses have no variable part. */
export const fixedPages: PagePath[] = listed.map(({ path }) => path);
/** Those that are there whatever the content is. */
export const pages: PagePath[] = listed
  .filter(({ sitemap }) => typeof sitemap === "string" || !("requires" in sitemap))
  .map(({ path }) => path);
/** Those that are there now. */
export const existingPages = ({ people }: { people: boolean }): PagePath[] => (people ? fixedPages : pages);
export const mainPages = pagesIn("main");
export const otherPages = pagesIn("other");

/** What search engines are told of: all but the search, which has nothing of its own to find. */
export const isIndexed = (page: PagePath) => page !== "/search";
export const indexedPages = pages.filter(isIndexed);

function pagesIn(place: "main" | "other"): PagePath[] {
  return listed.filter(({ sitemap }) => sitemap === place).map(({ path }) => path);
}

export function pagesBelow(parent: PagePath): PagePath[] {
  return listed
    .filter(({ sitemap }) => typeof sitemap === "object" && sitemap.below === parent)
    .map(({ path }) => path);
}
