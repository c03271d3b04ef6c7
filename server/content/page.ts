import type { Sequence } from "./sequence.ts";

export const PAGE_SIZE = 12;

/** Matches are counted up to here: beyond it a list says "more than 300". */
export const MOST_COUNTED = 300;

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

/** The ids on a page of the sequence. */
export async function pageOf(sequence: Sequence, asked: number | undefined): Promise<Page<string>> {
  const last = Math.max(1, Math.ceil(sequence.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, Math.floor(asked ?? 1) || 1), last);
  const offset = (page - 1) * PAGE_SIZE;
  if (sequence.counted) {
    const items = await sequence.slice(offset, PAGE_SIZE);
    return { items, page, pages: last, total: sequence.length, more: false };
  }

  const known = MOST_COUNTED / PAGE_SIZE + 1;
  // One more than is shown tells whether there is a next page.
  const found = await sequence.slice(offset, PAGE_SIZE + 1);
  if (found.length === 0) return pageOf(sequence, known);
  const pages = Math.max(known, found.length > PAGE_SIZE ? page + 1 : page);
  return { items: found.slice(0, PAGE_SIZE), page, pages, total: MOST_COUNTED, more: true };
}
