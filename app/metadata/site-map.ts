/** Every page with a fixed address: the sitemap for visitors and the one for search engines are drawn from here. */
import { kinds, type SectionPath, sections } from "../../sections.ts";
import { type PagePath, routes } from "../routes.ts";
import { sectionWords } from "../words/en/sections.ts";
import { sitemap } from "../words/en/sitemap.ts";

export type { PagePath };

const listed = routes.filter((route) => "sitemap" in route);

export const peoplePath = "/about/people";

/** Those whose addresses have no variable part. */
export const fixedPages: PagePath[] = listed.map(({ path }) => path);
/** Those that are there whatever the content is. */
export const pages: PagePath[] = listed
  .filter(({ sitemap }) => typeof sitemap === "string" || !("onceThereAre" in sitemap))
  .map(({ path }) => path);
/** Those that are there now. */
export const pagesThere = ({ people }: { people: boolean }): PagePath[] => (people ? fixedPages : pages);
export const mainPages = pagesIn("main");
export const otherPages = pagesIn("other");

/** What search engines are told of: all but the search, which has nothing of its own to find. */
export const isIndexed = (page: PagePath) => page !== "/search";
export const indexedPages = pages.filter(isIndexed);

const ownNames: Record<Exclude<PagePath, SectionPath>, string> = sitemap.pages;
/** A page of routes.ts without a name is a type error. */
export const pageNames: Record<PagePath, string> = {
  ...ownNames,
  ...(Object.fromEntries(kinds.map((kind) => [sections[kind].path, sectionWords[kind].list.title])) as Record<
    SectionPath,
    string
  >),
};

function pagesIn(place: "main" | "other"): PagePath[] {
  return listed.filter(({ sitemap }) => sitemap === place).map(({ path }) => path);
}

export function pagesBelow(parent: PagePath): PagePath[] {
  return listed
    .filter(({ sitemap }) => typeof sitemap === "object" && sitemap.below === parent)
    .map(({ path }) => path);
}
