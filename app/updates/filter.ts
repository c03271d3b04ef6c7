import type { UpdateFilter } from "../../server/content/updates.ts";

export const filters: readonly UpdateFilter[] = ["all", "news", "event", "resource"];

/** What `?updates=` asks for; anything unknown is everything. */
export function filterIn(search: string): UpdateFilter {
  const asked = new URLSearchParams(search).get("updates");
  return filters.find((filter) => filter === asked) ?? "all";
}

export function addressOf(filter: UpdateFilter): string {
  return filter === "all" ? "/" : `/?updates=${filter}`;
}
