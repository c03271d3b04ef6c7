export const PAGE_SIZE = 12;

/** Counting stops here: beyond it a list says "more than 1,200". */
export const MOST_COUNTED = 1200;

export type Asked = { q?: string | undefined; page?: number | undefined };

export type Page<Card> = {
  items: Card[];
  /** The page these items are on: what was asked for, brought within the pages there are. */
  page: number;
  /** The last page; while `more`, the last one known to exist, which is at least the next one if there is one. */
  pages: number;
  /** Exact, or MOST_COUNTED while `more`. */
  total: number;
  /** The search has more than MOST_COUNTED matches, and nobody counted them. */
  more: boolean;
};

/** The part of a sequence of ids from `offset` on. */
export type Slice = (offset: number, length: number) => Promise<string[]>;

/** A sequence of ids of known length, or one too long to count (Infinity). */
export type Sequence = { length: number; slice: Slice };

/** Which ids the page shows, and where it stands. */
export async function pageOf(
  sequence: Sequence,
  asked: number | undefined,
): Promise<Page<string>> {
  const wanted = Math.max(1, Math.floor(asked ?? 1) || 1);
  const idsOn = (page: number, extra = 0) => sequence.slice((page - 1) * PAGE_SIZE, PAGE_SIZE + extra);

  if (sequence.length !== Infinity) {
    const pages = Math.max(1, Math.ceil(sequence.length / PAGE_SIZE));
    const page = Math.min(wanted, pages);
    return { items: await idsOn(page), page, pages, total: sequence.length, more: false };
  }
  const known = MOST_COUNTED / PAGE_SIZE;
  const found = await idsOn(Math.min(wanted, Number.MAX_SAFE_INTEGER / PAGE_SIZE / 2), 1);
}
