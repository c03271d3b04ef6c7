/**
 * A table that is there only while a backup is restored. A process that is killed leaves it, so that the site does not
 * take the database for a new one, and the restore can be run again.
 */
import { type Kysely, sql } from "kysely";
import { hasTable } from "./has-table.ts";
import type { Database } from "./schema.ts";
import type { Engine } from "./site-database.ts";

const name = "unfinished_restore";

export const isRestoreUnfinished = (db: Kysely<Database>, engine: Engine) => hasTable(db, engine, name);

export async function beginRestore(db: Kysely<Database>): Promise<void> {
  await sql`create table if not exists ${sql.table(name)} (begun_at text not null)`.execute(db);
}

export async function endRestore(db: Kysely<Database>): Promise<void> {
  await sql`drop table ${sql.table(name)}`.execute(db);
}
