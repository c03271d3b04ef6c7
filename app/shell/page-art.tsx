import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { HeroArt, type HeroName } from "../art/hero-art.tsx";
import { type PagePath, type RoutePath, routes } from "../routes.ts";
import { PageArt } from "../ui/page-art.ts";

/** The drawing of each section, and of pages below it that have their own. */
const drawings: Partial<Record<PagePath | "*", HeroName>> = {
  "/about": "compass",
  "/about/mission-vision": "horizon",
  "/about/partnerships": "joined",
  "/about/history": "years",
  "/about/origins": "branches",
  "/resources": "cloths",
  "/ai-security": "pipeline",
  "/our-work": "loom",
  "/get-involved": "knot",
  "/careers": "row",
  "/volunteer": "braid",
  "/donate": "gathered",
  "/news": "columns",
  "/contact": "answer",
  "/support": "answer",
  "/faq": "answer",
  "/search": "answer",
  "*": "missing",
};

/** Other pages of a section have none, and those outside the border. Records have a cover, Home and Events the map. */
export function drawingAt(path: RoutePath): HeroName | undefined {
  const route = routes.find((each) => each.path === path);
  const own = drawings[path as PagePath];
  if (own || !route || !("sitemap" in route) || path === "/") return own;
  const isBelow = typeof route.sitemap === "object" && drawings[route.sitemap.below];
  return isBelow ? undefined : "border";
}

/** Provides the section's drawing to the page's header. */
export function WithPageArt({ children }: { children: ReactNode }) {
  const name = drawingAt(useMatches().at(-1)?.id as RoutePath);
  return <PageArt value={name && <HeroArt name={name} />}>{children}</PageArt>;
}
