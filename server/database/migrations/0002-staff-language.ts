import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Each person's language and time zone at the desk. */
export const addStaffLanguage: Migration = async (db) => {
  await sql`alter table staff add column language text not null default 'en'`.execute(db);
  await sql`alter table staff add column time_zone text not null default 'Africa/Addis_Ababa'`.execute(db);
};
