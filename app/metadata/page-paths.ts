/** Every page with a fixed address. Both sitemaps, for visitors and for search engines, are built from this. */
import { type PagePath, routes } from "../routes.ts";

export type { PagePath };

const listed = routes.filter((route) => "sitemap" in route);

export const peoplePath = "/about/people";
export const whoWeArePath = "/about/who-we-are";

export const fixedPages: PagePath[] = listed.map(({ path }) => path);
/** The pages that exist whatever the content is. */
export const pages: PagePath[] = listed
  .filter(({ sitemap }) => typeof sitemap === "string" || !("requires" in sitemap))
  .map(({ path }) => path);
/** The pages that exist now, after `await content.existing()`. */
export const existingPages = ({ people, whoWeAre }: { people: boolean; whoWeAre: boolean }): PagePath[] =>
  fixedPages.filter((path) => (people || path !== peoplePath) && (whoWeAre || path !== whoWeArePath));
export const mainPages = pagesIn("main");
export const otherPages = pagesIn("other");

/** Search engines get all pages but the search, which has no content of its own. */
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
