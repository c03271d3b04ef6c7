type Gap = "before" | "after";

/** The first page, the last, and the current one with its neighbours; a gap stands for two pages or more. */
export function pageNumbers(page: number, pages: number): (number | Gap)[] {
  const from = page - 1 <= 3 ? 2 : page - 1;
  const to = page + 1 >= pages - 2 ? pages - 1 : page + 1;
  return [
    1,
    ...(from > 2 ? (["before"] as const) : []),
    ...Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index),
    ...(to < pages - 1 ? (["after"] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
