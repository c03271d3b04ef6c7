import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * PostgreSQL keeps folded text uncompressed, which halves the time of a search. That was once added to the first
 * migration after its release, so databases of before it lack it.
 */
export const storeTextUncompressed: Migration = async (db, engine) => {
  if (engine === "sqlite") return;
  for (const name of ["our_work", "news", "events", "resources"]) {
    const table = sql.table(name);
    const { rows: lacking } = await sql`
      select 1 from pg_attribute
      where attrelid = ${name}::regclass and attname = 'folded' and attstorage <> 'm'
    `.execute(db);
    if (lacking.length === 0) continue;
    await sql`alter table ${table} set (toast_tuple_target = 8160)`.execute(db);
    await sql`alter table ${table} alter column folded set storage main`.execute(db);
    // Only what is written anew is stored in the new way. Nothing is not written: it would count as a change.
    const { rows: written } = await sql`select 1 from ${table} limit 1`.execute(db);
    if (written.length > 0) await sql`update ${table} set folded = folded || ''`.execute(db);
  }
};
