import { kinds } from "../../../content/kinds.ts";
import type { UpdateCard } from "../../../server/content/updates.ts";

/** To a page to read, or to its place in the list. */
export function addressOfUpdate({ kind, id }: Pick<UpdateCard, "kind" | "id">): string {
  const { path, updates } = kinds[kind];
  return `${path}${updates.opens === "list" ? "#" : "/"}${encodeURIComponent(id)}`;
}
