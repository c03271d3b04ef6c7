import { idsIn, type Range } from "./range.ts";

/** Matches are counted up to this number; beyond it a list says "more than 300". */
export const MOST_COUNTED = 300;

/** The ordered ids of a list or a search, read in slices. */
export type Results = {
  /** Exact if counted, otherwise an upper bound. */
  length: number;
  counted: boolean;
  slice: (offset: number, length: number) => Promise<string[]>;
};

export async function everyRow(range: Range): Promise<Results> {
  const length = await range.count();
  return { length, counted: true, slice: (offset, size) => idsIn(range, offset, size, length) };
}

export function concatenated(first: Results, second: Results): Results {
  // The end of the first is unknown and more than 25 pages away, so the second is never reached.
  if (!first.counted) return first;
  return {
    length: first.length + second.length,
    counted: second.counted,
    slice: async (offset, size) => {
      const start = offset < first.length ? await first.slice(offset, size) : [];
      if (start.length === size) return start;
      const rest = await second.slice(Math.max(0, offset - first.length), size - start.length);
      return [...start, ...rest];
    },
  };
}
