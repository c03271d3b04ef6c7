import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Files of a mail that is just being taken: they are in the store, and no row speaks of them yet. */
export const createIncomingFiles: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  await sql
    .raw(`create table incoming_files (id text primary key not null, at ${instant} not null)`)
    .execute(db);
};
