import { kinds, sections } from "../../../content/kinds.ts";
import type { Language } from "../../../languages.ts";
import { readListAddress } from "../../lists/list-address.ts";

/** The values of `?section=`. */
export const searchable = [
  "pages",
  "people",
  ...sections.map((kind) => kinds[kind].path.slice(1)),
  "questions",
];

/** The search term and filters of an address; an empty filter means all. */
export type SearchAddress = { q: string; section: string; year: string; language: Language | "" };

export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const { q, year, language } = readListAddress(query);
  const section = searchable.find((each) => each === query.get("section")) ?? "";
  return { q, section, year, language };
}

export function searchAddress({ q, section, year, language }: Partial<SearchAddress>): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (section) query.set("section", section);
  if (year) query.set("year", year);
  if (language) query.set("language", language);
  return query.size > 0 ? `/search?${query}` : "/search";
}
