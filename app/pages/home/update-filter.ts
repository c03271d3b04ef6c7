import { kinds, updateKinds } from "../../../content/kinds.ts";
import type { UpdateFilter } from "../../../server/content/updates.ts";

export const filters: readonly UpdateFilter[] = ["all", ...updateKinds];

/** What `?updates=` asks for; anything unknown is everything. */
export function filterIn(search: string): UpdateFilter {
  const asked = new URLSearchParams(search).get("updates");
  return updateKinds.find((kind) => kinds[kind].updates.filter === asked) ?? "all";
}

export function addressOf(filter: UpdateFilter): string {
  return filter === "all" ? "/" : `/?updates=${kinds[filter].updates.filter}`;
}
