import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";
import type { Engine } from "./site-database.ts";

export async function hasTable(db: Kysely<Database>, engine: Engine, name: string): Promise<boolean> {
  const tables =
    engine === "sqlite"
      ? sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
      : // Not to_regclass(), which may still see the catalogue from before a wait for the lock.
        sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}`;
  return (await tables.execute(db)).rows.length > 0;
}
