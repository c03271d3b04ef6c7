import { type Kysely, sql } from "kysely";
import type { IndexedKind } from "../../content/kinds.ts";
import type { ContentChangesRow, Database } from "../database/schema.ts";

/** A number that grows with every change of content, by whichever process. Cheap enough to ask on every request. */
export async function contentVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select cast(sum(version) as bigint) as version from content_changes
  `.execute(db);
  return rows[0]?.version ?? 0;
}

/** For what is read with the content and changes without a record: where an earlier address leads. */
export async function bumpVersion(db: Kysely<Database>, kind: IndexedKind): Promise<void> {
  await db
    .updateTable("content_changes")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("kind", "=", kind)
    .execute();
}

/** How many records of a kind there are, without counting them. */
export async function totalOf(db: Kysely<Database>, kind: IndexedKind): Promise<number> {
  const counted = await db
    .selectFrom("content_changes")
    .select("total")
    .where("kind", "=", kind)
    .executeTakeFirst();
  // The first record of a kind begins its count.
  return counted?.total ?? 0;
}

/** True until something is ever written to one of these tables: what someone deleted later does not come back. */
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
