export const filters = ["all", "news", "event", "resource"] as const;
export type Filter = (typeof filters)[number];

/** What `?updates=` asks for; anything unknown is everything. */
export function filterIn(search: string): Filter {
  const asked = new URLSearchParams(search).get("updates");
  return filters.find((filter) => filter === asked) ?? "all";
}

export function addressOf(filter: Filter): string {
  return filter === "all" ? "/" : `/?updates=${filter}`;
}
