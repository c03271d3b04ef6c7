/**
 * A table that exists only while a backup is being restored. If the process is killed, the table remains, so that the site
 * does not mistake the database for a new one and the restore can be repeated.
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
