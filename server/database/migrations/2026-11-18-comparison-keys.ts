import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Types get a key of their own, and categories one that knows more than the letters of English. */
export const keyTypesAndCategories: Migration = async (db) => {
  await sql`alter table resources add column type_key text not null default ''`.execute(db);
  await sql`create index resources_by_type on resources (type_key, created_at, id)`.execute(db);
  const { rows: pairs } = await sql<{ category: string; type: string }>`
    select distinct category, type from resources
  `.execute(db);
  for (const { category, type } of pairs)
    await sql`
      update resources set category_key = ${keyOf(category)}, type_key = ${keyOf(type)}
      where category = ${category} and type = ${type}
    `.execute(db);
};

/** As it was on the day of this migration, which must not change with the rest of the program. */
function keyOf(text: string): string {
  return text.replaceAll("\0", "").normalize("NFKC").toUpperCase().toLowerCase().replace(/\s+/gu, " ").trim();
}
