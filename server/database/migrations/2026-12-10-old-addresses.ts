import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Addresses of the organisation's earlier site, and the records that were imported from there. */
export const createOldAddresses: Migration = async (db, engine) => {
  const text = engine === "sqlite" ? "text" : 'text collate "C"';
  await sql
    .raw(
      `create table old_addresses (path ${text} primary key not null, kind text not null, record_id ${text} not null,
        language text not null)`,
    )
    .execute(db);
};
