/** Whether and where a search shows what was published. */
import type { IndexedKind } from "../../../content/kinds.ts";
import type { Content } from "../../content/content.ts";
import { PAGE_SIZE } from "../../content/lists/pagination.ts";
import { queryOf } from "../../content/search/query.ts";
import { cut } from "../../markdown/plain-text.ts";

/** In characters. */
const longestSearch = 150;

export const searchFor = (asked: Record<string, string>) => `/search?${new URLSearchParams(asked)}`;

type Sought = { slug: string; title: string; section: string; now: Date };

/** A search for its title shows it, unless a whole page of others with these words comes first. */
export async function searchShowing(
  content: Content,
  kind: IndexedKind,
  { slug, title, section, now }: Sought,
): Promise<string | undefined> {
  const q = cut(title, longestSearch);
  if (!queryOf(q)) return undefined;
  const { items } = await content[kind].page({ q, now, ranking: "whole, title" });
  const isShown = items.length < PAGE_SIZE || items.some(({ id }) => id === slug);
  return isShown ? searchFor({ q, section }) : undefined;
}
