import type { SiteDatabase } from "../database/connect.ts";
import type { NewsRow } from "../database/schema.ts";
import { type Asked, listOf } from "./list.ts";
import { renderMarkdown } from "./markdown.ts";
import { newestFirst } from "./newest-first.ts";

type Shown = "id" | "headline" | "excerpt" | "image_url" | "link" | "created_at";
export type NewsCard = Pick<NewsRow, Shown>;
export type NewsArticle = NewsCard & { content: string; html: string };

export function newsOf(database: SiteDatabase) {
  const list = listOf<NewsRow, Shown, "content">(
    database,
    "news",
    ["id", "headline", "excerpt", "image_url", "link", "created_at"],
    ["content"],
  );
  const all = newestFirst(database, "news");
  return {
    page: (asked: Asked) => list.page([all], asked),
    newest: (count: number) => list.first(all, count),
    neighbours: (id: string) => list.neighbours([all], id),
    async find(id: string): Promise<NewsArticle | undefined> {
      const item = await list.find(id);
      return item && { ...item, html: renderMarkdown(item.content) };
    },
  };
}
