import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { HeroArt, type HeroName } from "../art/hero-art.tsx";
import { type PagePath, type RoutePath, routes } from "../routes.ts";
import { PageArt } from "../ui/page-art.ts";

/** Which drawing stands for which section. The pages below one have it too. */
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

/** Any other page has the border alone; a record has its cover and no other drawing. Home and Events have the map. */
export function drawingAt(path: RoutePath): HeroName | undefined {
  const route = routes.find((each) => each.path === path);
  const own = drawings[path as PagePath];
  if (own || !route || !("sitemap" in route) || path === "/") return own;
  const parent = typeof route.sitemap === "object" && drawings[route.sitemap.below];
  return parent || "border";
}

/** Gives the header of the page below it the drawing of its section. */
export function WithPageArt({ children }: { children: ReactNode }) {
  const name = drawingAt(useMatches().at(-1)?.id as RoutePath);
  return <PageArt value={name && <HeroArt name={name} />}>{children}</PageArt>;
}
