/**
 * Addresses directly below `/` that a free page cannot have, because the site uses them. They are derived from the route
 * table and the folders in languages.ts; reserved-addresses.test.ts compares them with the addresses that are served. If a
 * later release reserves the address of an existing free page, the site's own page is shown.
 */
import { routes } from "../../app/routes.ts";
import { type Kind, kindOf } from "../../content/kinds.ts";
import { languageInEnglish } from "../../content/spoken-languages.ts";
import { isLanguage, sharedFolders } from "../../languages.ts";
import type { Reason } from "./problem-sentences.ts";

const firstSegment = (path: string) => path.split("/")[1] ?? "";

const segmentsOf = (some: readonly { path: string }[]) =>
  new Set(some.map(({ path }) => firstSegment(path)).filter((segment) => !/^$|[:*]/.test(segment)));

const pages = segmentsOf(routes.filter((route) => "sitemap" in route));
const others = new Set([
  ...segmentsOf(routes),
  ...sharedFolders,
  "health",
  "metrics",
  // Its social image would collide with that of Home: see app/metadata/page-meta.ts.
  "home",
]);

/** Why a free page cannot have this address. */
export function reservedProblem(kind: Kind, slug: string): Reason | undefined {
  const { path, shownOn } = kindOf(kind);
  if (path !== "/" || shownOn !== "own page") return undefined;
  if (pages.has(slug)) return { name: "addressOfPage", values: { slug } };
  if (others.has(slug)) return { name: "addressOfSite", values: { slug } };
  return isLanguageCode(slug) ? { name: "addressOfLanguage", values: { slug, language: slug } } : undefined;
}

/** Reserves the codes of all languages, so that adding one never takes the address of a free page. */
const isLanguageCode = (slug: string) =>
  isLanguage(slug) || (/^[a-z]{2}$/.test(slug) && languageInEnglish(slug) !== undefined);
