import { sql } from "kysely";
import type { IndexedKind } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { filtered } from "./lists/filters.ts";
import { newestFirst, orderBy, rowsOf } from "./lists/range.ts";
import { languagesIn } from "./read-records.ts";

export type SitemapAddress = { id: string; modified: string; languages: string[] };

/**
 * For the sitemap of search engines: the newest records of a kind in a language, with the date of their last change and
 * their other languages. Indexes answer all queries.
 */
export function sitemapAddressesOf(database: SiteDatabase, language: Language) {
  const { db } = database;
  return async (kind: IndexedKind, limit: number): Promise<SitemapAddress[]> => {
    const range = filtered(kind, newestFirst(database, kind), { language });
    const selection = sql`${rowsOf(range)} ${orderBy(range)} limit ${limit}`;
    const { rows: newest } = await sql<{ id: string; created_at: string; languages: string }>`
      select id, created_at, languages ${selection}
    `.execute(db);
    const updated = await db
      .selectFrom("records")
      .select(["id", "updated_at"])
      .where("kind", "=", kind)
      .where("updated_at", "is not", null)
      .orderBy("updated_at", "desc")
      .limit(limit)
      .execute();
    const translated = await db
      .selectFrom("record_texts")
      .select(["id", "created_at", "updated_at"])
      .where("kind", "=", kind)
      .where("language", "=", language)
      .where("id", "in", sql<string>`(select id ${selection})`)
      .execute();
    const modified = new Map([
      ...updated.map(({ id, updated_at }) => [id, updated_at] as const),
      ...translated.map(({ id, created_at, updated_at }) => [id, updated_at ?? created_at] as const),
    ]);
    return newest.map(({ id, created_at, languages }) => ({
      ...{ id, modified: modified.get(id) ?? created_at, languages: languagesIn(languages) },
    }));
  };
}
