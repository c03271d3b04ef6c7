/** The pattern of an address, such as "/news/:id". Metrics never contain the address itself, so their number is limited. */
import { type RoutePath, routes } from "../../app/routes.ts";
import { splitLanguage } from "../../languages.ts";
import { remember } from "../http/remember.ts";

/** Addresses outside the table of routes. */
const others = [
  ...["/health", "/metrics", "/desk", "/desk/*", "/preview/:token", "/approve/:token"],
  ...["/images/*", "/media/*", "/files/*", "/assets/*", "/icons/*"],
];
/** Everything without a route of its own. */
const unknown: RoutePath = "*";

const patterns: string[] = [...others, ...routes.map(({ path }) => path)].filter((path) => path !== unknown);
const fixed = new Set(patterns.filter((path) => !/[:*]/.test(path)));
const firstSegment = (path: string) => path.split("/", 2)[1] ?? "";
// Longer patterns first: "/news/:id.bib" before "/news/:id".
const byFirstSegment = Map.groupBy(
  patterns
    .filter((path) => !fixed.has(path))
    .toSorted((one, other) => other.length - one.length)
    .map((path) => ({ path, matches: expressionOf(path) })),
  ({ path }) => firstSegment(path),
);
const ofPages = byFirstSegment.get(":id") ?? [];

export function routeLabel(url: string): string {
  const end = url.search(/[?#]/);
  return labelOf(end < 0 ? url : url.slice(0, end));
}

const labelOf = remember(
  (address) => {
    const { path } = splitLanguage(address);
    if (fixed.has(path)) return path;
    const possible = byFirstSegment.get(firstSegment(path)) ?? ofPages;
    return possible.find(({ matches }) => matches.test(path))?.path ?? unknown;
  },
  { max: 1000, maxLength: 200 },
);

function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+").replace("*", ".*");
  return new RegExp(`^${escaped}$`);
}
