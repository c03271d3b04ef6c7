import { MOST_COUNTED, type Results } from "./results.ts";

export const PAGE_SIZE = 12;

export type Page<Item> = {
  items: Item[];
  /** The number of this page: the requested one, limited to existing pages. */
  page: number;
  /** The last page. If `more`, the last page known to exist, which includes the next one if there is one. */
  pages: number;
  /** Exact, or MOST_COUNTED if `more`. */
  total: number;
  /** There are more than MOST_COUNTED matches; the rest is not counted. */
  more: boolean;
};

export async function pageOf(results: Results, requested: number | undefined): Promise<Page<string>> {
  const last = Math.max(1, Math.ceil(results.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, Math.floor(requested ?? 1) || 1), last);
  const offset = (page - 1) * PAGE_SIZE;
  if (results.counted) {
    const items = await results.slice(offset, PAGE_SIZE);
    return { items, page, pages: last, total: results.length, more: false };
  }

  const known = MOST_COUNTED / PAGE_SIZE + 1;
  // One extra item shows whether there is a next page.
  const found = await results.slice(offset, PAGE_SIZE + 1);
  if (found.length === 0) return pageOf(results, known);
  const pages = Math.max(known, found.length > PAGE_SIZE ? page + 1 : page);
  return { items: found.slice(0, PAGE_SIZE), page, pages, total: MOST_COUNTED, more: true };
}
