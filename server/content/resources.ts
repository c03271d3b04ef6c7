import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { ResourceRow } from "../database/schema.ts";
import { categoryKey } from "./category.ts";
import { type Asked, listOf } from "./list.ts";
import { renderMarkdown } from "./markdown.ts";
import { newestFirst } from "./newest-first.ts";
import type { Stretch } from "./stretch.ts";

type Shown = Exclude<keyof ResourceRow, "folded" | "category_key" | "description" | "content">;
export type ResourceCard = Pick<ResourceRow, Shown>;
export type ResourceDocument = ResourceCard & { description: string; content: string; html: string };

export function resourcesOf(database: SiteDatabase) {
  const list = listOf<ResourceRow, Shown, "description" | "content">(
    database,
    "resources",
    ["id", "title", "excerpt", "category", "type", "image_url", "file_url", "resource_url", "created_at"],
    ["description", "content"],
  );
  const all = newestFirst(database, "resources");
  const inCategory = (category: string): Stretch => {
    const key = categoryKey(category);
    return { ...all, only: sql`and category_key = ${key}`, length: () => countCategory(database, key) };
  };
  return {
    page: ({ category, ...asked }: Asked & { category?: string | undefined }) =>
      list.page([category === undefined ? all : inCategory(category)], asked),
    newest: (count: number) => list.first(all, count),
    neighbours: (id: string) => list.neighbours([all], id),
    async find(id: string): Promise<ResourceDocument | undefined> {
      const resource = await list.find(id);
      return resource && { ...resource, html: renderMarkdown(resource.content) };
    },
  };
}

async function countCategory({ db }: SiteDatabase, key: string): Promise<number> {
  const { count } = await db
    .selectFrom("resources")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("category_key", "=", key)
    .executeTakeFirstOrThrow();
  return count;
}
