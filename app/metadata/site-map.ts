/** Every page with a fixed address: the sitemap for visitors and the one for search engines are drawn from here. */
import type { PagePath } from "../routes.ts";
import { sitemap } from "../words/en/sitemap.ts";

export type { PagePath };

/** On its own in the main list, below the page it belongs to, or among the other links. */
type Place = "main" | "other" | { below: PagePath };

/** In the order in which the sitemap lists them. A page of routes.ts that is missing here is a type error. */
const places: Record<PagePath, Place> = {
  "/": "main",
  "/about": "main",
  "/about/mission-vision": { below: "/about" },
  "/about/partnerships": { below: "/about" },
  "/about/history": { below: "/about" },
  "/about/origins": { below: "/about" },
  "/resources": "main",
  "/ai-security": "main",
  "/ai-policy": { below: "/ai-security" },
  "/our-work": "main",
  "/get-involved": "main",
  "/careers": { below: "/get-involved" },
  "/volunteer": { below: "/get-involved" },
  "/donate": { below: "/get-involved" },
  "/events": "main",
  "/news": "main",
  "/contact": "main",
  "/faq": "other",
  "/privacy-policy": "other",
  "/terms-of-service": "other",
  "/accessibility": "other",
  "/support": "other",
  "/search": "other",
  "/sitemap": "other",
};

/** A page of routes.ts without a name is a type error too. */
export const pageNames: Record<PagePath, string> = sitemap.pages;

export const pages = Object.keys(places) as PagePath[];

export const mainPages = pages.filter((page) => places[page] === "main");
export const otherPages = pages.filter((page) => places[page] === "other");

export function pagesBelow(parent: PagePath): PagePath[] {
  return pages.filter((page) => {
    const place = places[page];
    return typeof place === "object" && place.below === parent;
  });
}

/** What search engines are told of: all but the search, which has nothing of its own to find. */
export const indexedPages = pages.filter((page) => page !== "/search");
