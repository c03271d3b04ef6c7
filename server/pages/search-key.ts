/** Normalises the address of a search, so that equal searches share a cached page. */
import { kindOf, listParameters, sections } from "../../content/kinds.ts";
import { splitLanguage } from "../../languages.ts";

/** The parameters of each page with a search, besides `q`, by its path without the language. */
const parametersOf: ReadonlyMap<string, string[]> = new Map([
  ["/search", ["section", "year", "language", "exact", "page"]],
  ["/faq", ["category"]],
  ...sections.map((kind): [string, string[]] => [kindOf(kind).path, listParameters(kindOf(kind).path)]),
]);

/** The path and query with nothing that the page would ignore; undefined if this is no search. */
export function searchAddressOf({ pathname, searchParams }: URL): string | undefined {
  const q = searchParams.get("q")?.replaceAll(/\s+/gu, " ").trim();
  const parameters = parametersOf.get(splitLanguage(pathname).path);
  if (!q || !parameters) return undefined;
  const query = new URLSearchParams({ q });
  for (const name of parameters) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  return `${pathname}?${query}`;
}
