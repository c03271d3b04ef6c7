import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Redirects that administrators add: from a path that the site does not use to one of its pages. */
export const addOwnRedirects: Migration = async (db, engine) => {
  const [instant, path] = engine === "sqlite" ? ["text", "text"] : ["timestamptz(3)", 'text collate "C"'];
  await sql
    .raw(
      `create table own_redirects (path ${path} primary key not null, target ${path} not null,
        added_by_name text not null, added_at ${instant} not null)`,
    )
    .execute(db);
};
