import { kinds, updateKinds } from "../../../content/kinds.ts";
import type { UpdateCard, UpdateFilter } from "../../../server/content/updates.ts";

export const filters: readonly UpdateFilter[] = ["all", ...updateKinds];

/** The filter in `?updates=`; "all" for unknown values. */
export function filterIn(search: string): UpdateFilter {
  const value = new URLSearchParams(search).get("updates");
  return updateKinds.find((kind) => kinds[kind].updates.filter === value) ?? "all";
}

export function filterAddress(filter: UpdateFilter): string {
  return filter === "all" ? "/" : `/?updates=${kinds[filter].updates.filter}`;
}

/** The page of a record, or its place in the list. */
export function updateAddress({ kind, id }: Pick<UpdateCard, "kind" | "id">): string {
  const { path, updates } = kinds[kind];
  return `${path}${updates.opens === "list" ? "#" : "/"}${encodeURIComponent(id)}`;
}
