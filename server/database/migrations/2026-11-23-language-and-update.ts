import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** In which language a record is written, and when it was last changed after its publication. */
export const addLanguageAndUpdate: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  for (const table of ["our_work", "news", "events", "resources"]) {
    for (const statement of [
      `alter table ${table} add column language text not null default 'en'`,
      `alter table ${table} add column updated_at ${instant}`,
      // The sitemap asks for all that were changed, which must not read their texts.
      `create index ${table}_by_update on ${table} (updated_at, id) where updated_at is not null`,
    ])
      await sql.raw(statement).execute(db);
  }
};
