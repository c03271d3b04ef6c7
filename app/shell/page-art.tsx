import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { HeroArt, type HeroName } from "../art/hero-art.tsx";
import { type PagePath, type RoutePath, routes } from "../routes.ts";
import { PageArt } from "../ui/page-art.ts";

/** The drawing of each section; pages below it have the same. */
const drawings: Partial<Record<PagePath | "*", HeroName>> = {
  "/about": "compass",
  "/resources": "cloths",
  "/ai-security": "pipeline",
  "/our-work": "loom",
  "/get-involved": "knot",
  "/news": "columns",
  "/contact": "answer",
  "/support": "answer",
  "/faq": "answer",
  "/search": "answer",
  "*": "missing",
};

/** Other pages have the border. Records have a cover instead, Home and Events the map. */
export function drawingAt(path: RoutePath): HeroName | undefined {
  const route = routes.find((each) => each.path === path);
  const own = drawings[path as PagePath];
  if (own || !route || !("sitemap" in route) || path === "/") return own;
  const parent = typeof route.sitemap === "object" && drawings[route.sitemap.below];
  return parent || "border";
}

/** Provides the section's drawing to the page's header. */
export function WithPageArt({ children }: { children: ReactNode }) {
  const name = drawingAt(useMatches().at(-1)?.id as RoutePath);
  return <PageArt value={name && <HeroArt name={name} />}>{children}</PageArt>;
}
