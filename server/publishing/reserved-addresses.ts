/**
 * Addresses directly below `/` that a free page cannot have, because the site uses them. They are derived from the route
 * table and the folders in languages.ts; reserved-addresses.test.ts compares them with the addresses that are served. If a
 * later release reserves the address of an existing free page, the site's own page is shown.
 */
import { routes } from "../../app/routes.ts";
import { type Kind, kindOf } from "../../content/kinds.ts";
import { isLanguage, languageOf, sharedFolders } from "../../languages.ts";

const firstSegment = (path: string) => path.split("/")[1] ?? "";

const segmentsOf = (some: readonly { path: string }[]) =>
  new Set(some.map(({ path }) => firstSegment(path)).filter((segment) => !/^$|[:*]/.test(segment)));

const pages = segmentsOf(routes.filter((route) => "sitemap" in route));
const others = new Set([
  ...segmentsOf(routes),
  ...sharedFolders,
  "health",
  // Its social image would collide with that of Home: see app/metadata/page-meta.ts.
  "home",
]);

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Why a free page cannot have this address, as a sentence. */
export function reservedProblem(kind: Kind, slug: string): string | undefined {
  const { path, shownOn } = kindOf(kind);
  if (path !== "/" || shownOn !== "own page") return undefined;
  const problem = (why: string) => `/${slug} ${why}. Please choose another address.`;
  if (pages.has(slug)) return problem("is a page of this site");
  if (others.has(slug)) return problem("is used by the site itself");
  const language = languageAt(slug);
  return language && problem(`is where pages in ${language} begin`);
}

/** Reserves the codes of all languages, so that adding one never takes the address of a free page. */
function languageAt(slug: string): string | undefined {
  if (!/^[a-z]{2}$/.test(slug) && !isLanguage(slug)) return undefined;
  return languageNames.of(slug) ?? (isLanguage(slug) ? languageOf(slug).name : undefined);
}
