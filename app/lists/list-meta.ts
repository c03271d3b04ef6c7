import { pageMeta } from "../page-meta.ts";
import { type ListWords, lists } from "../words/en/lists.ts";
import type { ListAddress } from "./list-address.ts";

/** A list's head. What someone searched for is no page for a search engine. */
export function listMeta({ title, description }: ListWords, address: ListAddress | undefined) {
  if (!address) return pageMeta({ title, description });
  return pageMeta({ title: lists.titleOf(title, address), description, noindex: address.q !== "" });
}
