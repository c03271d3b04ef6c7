import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Which process does each kind of background work. Without times, because the clocks of processes may differ. */
export const addLeases: Migration = async (db) => {
  await sql`create table leases (
    name text primary key not null,
    holder text,
    token integer not null,
    renewals integer not null,
    wakes integer not null
  )`.execute(db);
};
