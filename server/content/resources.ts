import { type RawBuilder, sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { ResourceRow } from "../database/schema.ts";
import { comparisonKey } from "./comparison-key.ts";
import { type Asked, listOf } from "./list.ts";
import { renderMarkdown } from "./markdown.ts";
import { newestFirst } from "./newest-first.ts";
import type { Stretch } from "./stretch.ts";

type Derived = "folded" | "category_key" | "type_key";
type Shown = Exclude<keyof ResourceRow, Derived | "description" | "content">;
export type ResourceCard = Pick<ResourceRow, Shown>;
export type ResourceDocument = ResourceCard & { description: string; content: string; html: string };

/** Both are compared without their case and the space around them. */
type Narrowing = { category?: string | undefined; type?: string | undefined };

export function resourcesOf(database: SiteDatabase) {
  const list = listOf<ResourceRow, Shown, "description" | "content">(
    database,
    "resources",
    ["id", "title", "excerpt", "category", "type", "image_url", "file_url", "resource_url", "created_at"],
    ["description", "content"],
  );
  const all = newestFirst(database, "resources");
  const narrowed = ({ category, type }: Narrowing): Stretch => {
    const only = [
      ...(category === undefined ? [] : [sql`and category_key = ${comparisonKey(category)}`]),
      ...(type === undefined ? [] : [sql`and type_key = ${comparisonKey(type)}`]),
    ];
    if (only.length === 0) return all;
    const both = sql.join(only, sql` `);
    return { ...all, only: both, length: () => countOnly(database, both), steady: false };
  };
  return {
    page: ({ category, type, ...asked }: Asked & Narrowing) =>
      list.page([narrowed({ category, type })], asked),
    newest: (count: number) => list.first(all, count),
    neighbours: (id: string) => list.neighbours([all], id),
    async find(id: string): Promise<ResourceDocument | undefined> {
      const resource = await list.find(id);
      return resource && { ...resource, html: renderMarkdown(resource.content) };
    },
  };
}

async function countOnly({ db }: SiteDatabase, only: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from resources where true ${only}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
