import { addressBelow, type FilterOf, type SectionKind } from "../../content/kinds.ts";
import { isLanguage, type Language } from "../../languages.ts";

/** Visitors do not choose a series: the page of an event lists its other dates. */
type VisibleFilter = Exclude<FilterOf<SectionKind>, "series">;

/**
 * The search, filters and page of a list, as its address has them. A record's address repeats those of the list that
 * the visitor came from (`/news/some-id?q=model&page=2`), so its back link works without script, in a new tab and from
 * a shared link. It carries only these values, never an address, so the back link cannot leave the site.
 */
export type ListAddress = { q: string; year: string; language: Language | ""; page: number } & Record<
  VisibleFilter,
  string
>;

const maxLength = 200;

export type ReadAddress = (query: URLSearchParams, filters?: readonly string[]) => ListAddress;

/** Ignores filters that the list does not have. */
export const readListAddress: ReadAddress = (query, filters = []) => {
  const filter = (name: VisibleFilter) => (filters.includes(name) ? readText(query.get(name)) : "");
  return {
    q: readText(query.get("q")),
    category: filter("category"),
    type: filter("type"),
    year: readYear(query.get("year")),
    language: readLanguage(query.get("language")),
    page: readPage(query.get("page")),
  };
};

export function listAddress(
  path: string,
  { q, category, type, year, language, page }: Partial<ListAddress>,
): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category) query.set("category", category);
  if (type) query.set("type", type);
  if (year) query.set("year", year);
  if (language) query.set("language", language);
  if (page && page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether it is the first page of the list, with neither search nor filter. */
export const isWholeList = (address: ListAddress): boolean => listAddress("", address) === "";

export function recordAddress(path: string, id: string, from: Partial<ListAddress> = {}): string {
  return listAddress(addressBelow(path, id), from);
}

/** The list as the visitor left it, scrolled to the record. */
export function backToList(path: string, id: string, from: ListAddress): string {
  return `${listAddress(path, from)}#${encodeURIComponent(id)}`;
}

export function faqAddress({ category, id }: { category: string; id: string }): string {
  return `/faq?category=${encodeURIComponent(category)}#${encodeURIComponent(id)}`;
}

function readText(value: string | null): string {
  const text = (value ?? "").toWellFormed().replaceAll("\0", "").trim();
  // By code points, so that no character is cut in half.
  return [...text].slice(0, maxLength).join("").trim();
}

function readYear(value: string | null): string {
  return value && /^(?:19|20)\d\d$/.test(value) ? value : "";
}

function readLanguage(value: string | null): Language | "" {
  return value && isLanguage(value) ? value : "";
}

function readPage(value: string | null): number {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 1;
}
