import type { Words } from "../words/translation.ts";

type ListState = { category?: string; q: string; year?: string; page: number };

/** The title of a list with its search, filters and page: "News: “data”, 2026, page 2". */
export function listTitle({ lists }: Words, title: string, { category, q, year, page }: ListState): string {
  const details = [category, q && lists.quoted({ q }), year, page > 1 && lists.titlePage({ page })].filter(
    Boolean,
  );
  return details.length > 0 ? lists.titleWith({ title, details: details.join(lists.comma) }) : title;
}
