import type { SiteDatabase } from "../database/connect.ts";
import type { WorkRow } from "../database/schema.ts";
import { type Asked, listOf } from "./list.ts";
import { renderMarkdown } from "./markdown.ts";
import { newestFirst } from "./newest-first.ts";

type Shown = "id" | "title" | "excerpt" | "category" | "image_url" | "link" | "created_at";
export type WorkCard = Pick<WorkRow, Shown>;
export type Project = WorkCard & { description: string; html: string };

export function workOf(database: SiteDatabase) {
  const list = listOf<WorkRow, Shown, "description">(
    database,
    "our_work",
    ["id", "title", "excerpt", "category", "image_url", "link", "created_at"],
    ["description"],
  );
  const all = newestFirst(database, "our_work");
  return {
    page: (asked: Asked) => list.page([all], asked),
    newest: (count: number) => list.first(all, count),
    neighbours: (id: string) => list.neighbours([all], id),
    async find(id: string): Promise<Project | undefined> {
      const work = await list.find(id);
      return work && { ...work, html: renderMarkdown(work.description) };
    },
  };
}
