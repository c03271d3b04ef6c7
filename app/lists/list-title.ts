import type { Words } from "../words/translation.ts";

type Asked = { category?: string; q: string; year?: string; page: number };

/** The title of a list as narrowed, searched or turned over: "News: “data”, 2026, page 2". */
export function listTitle({ lists }: Words, title: string, { category, q, year, page }: Asked): string {
  const details = [category, q && lists.quoted({ q }), year, page > 1 && lists.titlePage({ page })].filter(
    Boolean,
  );
  return details.length > 0 ? lists.titleWith({ title, details: details.join(lists.comma) }) : title;
}
