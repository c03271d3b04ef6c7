import { type Kysely, sql } from "kysely";
import type { IndexedKind } from "../../content/kinds.ts";
import type { ContentChangesRow, Database } from "../database/schema.ts";

/** Increases with every change of content by any process. Cheap enough to read on every request. */
export async function contentVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select cast(sum(version) as bigint) as version from content_changes
  `.execute(db);
  return rows[0]?.version ?? 0;
}

/** For changes outside the records that cached pages show, such as redirects. */
export async function bumpVersion(db: Kysely<Database>, kind: ContentChangesRow["kind"]): Promise<void> {
  await db
    .updateTable("content_changes")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("kind", "=", kind)
    .execute();
}

/** The number of records of a kind. Triggers maintain it, so nothing is counted here. */
export async function totalOf(db: Kysely<Database>, kind: IndexedKind): Promise<number> {
  const counted = await db
    .selectFrom("content_changes")
    .select("total")
    .where("kind", "=", kind)
    .executeTakeFirst();
  // The row appears with the first record.
  return counted?.total ?? 0;
}

/** True until the first write to one of these tables, so that deleted initial content does not come back. */
export async function isUntouched(
  db: Kysely<Database>,
  tables: ContentChangesRow["kind"][],
): Promise<boolean> {
  const touched = await db
    .selectFrom("content_changes")
    .select("kind")
    .where("kind", "in", tables)
    .where("version", ">", 0)
    .execute();
  return touched.length === 0;
}
