import { isPageKind, type Kind, kindOf, kinds, sections } from "../../../content/kinds.ts";
import type { Language } from "../../../languages.ts";
import { readListAddress } from "../../lists/list-address.ts";

/** The values of `?section=`. */
export const searchable = [
  ...sections.map((kind) => kinds[kind].path.slice(1)),
  "pages",
  "questions",
  "people",
  "partners",
];
export type SearchSection = string;

export function sectionOfKind(kind: Kind): SearchSection {
  if (isPageKind(kind) || kind === "pages") return "pages";
  if (kind === "faq") return "questions";
  return kind === "people" || kind === "partners" ? kind : kindOf(kind).path.slice(1);
}

/** The search term and filters of an address; an empty filter means all. */
export type SearchAddress = {
  q: string;
  section: SearchSection | "";
  year: string;
  language: Language | "";
  page: number;
  /** Search for the term as typed, without correcting it. */
  exact: boolean;
};

export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const { q, year, language, page } = readListAddress(query);
  const section = searchable.find((each) => each === query.get("section")) ?? "";
  return { q, section, year, language, page, exact: query.get("exact") === "yes" };
}

export function searchAddress({ q, section, year, language, page, exact }: Partial<SearchAddress>): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (section) query.set("section", section);
  if (year) query.set("year", year);
  if (language) query.set("language", language);
  if (exact) query.set("exact", "yes");
  if (page && page > 1) query.set("page", String(page));
  return query.size > 0 ? `/search?${query}` : "/search";
}
