import { kinds, sections } from "../../../content/kinds.ts";
import type { Language } from "../../../languages.ts";
import { readListAddress } from "../../lists/list-address.ts";

/** What can be searched by itself, as addresses name it. */
export const searchable = [
  "pages",
  "people",
  ...sections.map((kind) => kinds[kind].path.slice(1)),
  "questions",
];

/** What an address asks of the search; empty where it asks for all. */
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
