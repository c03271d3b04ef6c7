import { kinds, updateKinds } from "../../../content/kinds.ts";
import type { UpdateCard, UpdateFilter } from "../../../server/content/updates.ts";

export const filters: readonly UpdateFilter[] = ["all", ...updateKinds];

/** What `?updates=` asks for; anything unknown is everything. */
export function filterIn(search: string): UpdateFilter {
  const asked = new URLSearchParams(search).get("updates");
  return updateKinds.find((kind) => kinds[kind].updates.filter === asked) ?? "all";
}

export function addressOf(filter: UpdateFilter): string {
  return filter === "all" ? "/" : `/?updates=${kinds[filter].updates.filter}`;
}

/** To a page to read, or to its place in the list. */
export function addressOfUpdate({ kind, id }: Pick<UpdateCard, "kind" | "id">): string {
  const { path, updates } = kinds[kind];
  return `${path}${updates.opens === "list" ? "#" : "/"}${encodeURIComponent(id)}`;
}
