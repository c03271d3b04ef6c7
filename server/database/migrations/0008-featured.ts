import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Records that publishers feature on Home. */
export const addFeatured: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  await sql
    .raw(
      `create table featured (edition_id text primary key not null references editions (id) on delete cascade,
        at ${instant} not null)`,
    )
    .execute(db);
};
