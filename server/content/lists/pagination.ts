import { MOST_COUNTED, type Results } from "./results.ts";

export const PAGE_SIZE = 12;

export type Page<Item> = {
  items: Item[];
  /** The page these items are on: what was asked for, brought within the pages there are. */
  page: number;
  /** The last page. While `more`, the last one known to exist: always the next one, if there is one. */
  pages: number;
  /** Exact; MOST_COUNTED while `more`. */
  total: number;
  /** There are more matches than MOST_COUNTED, and nobody has counted them. */
  more: boolean;
};

/** The ids on a page of the results. */
export async function pageOf(results: Results, asked: number | undefined): Promise<Page<string>> {
  const last = Math.max(1, Math.ceil(results.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, Math.floor(asked ?? 1) || 1), last);
  const offset = (page - 1) * PAGE_SIZE;
  if (results.counted) {
    const items = await results.slice(offset, PAGE_SIZE);
    return { items, page, pages: last, total: results.length, more: false };
  }

  const known = MOST_COUNTED / PAGE_SIZE + 1;
  // One more than is shown tells whether there is a next page.
  const found = await results.slice(offset, PAGE_SIZE + 1);
  if (found.length === 0) return pageOf(results, known);
  const pages = Math.max(known, found.length > PAGE_SIZE ? page + 1 : page);
  return { items: found.slice(0, PAGE_SIZE), page, pages, total: MOST_COUNTED, more: true };
}
