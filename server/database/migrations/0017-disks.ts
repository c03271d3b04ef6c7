import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Each machine says how full its disk is. */
export const addDisks: Migration = async (db) => {
  for (const column of ["disk_free", "disk_total"])
    await sql.raw(`alter table processes add column ${column} bigint`).execute(db);
};
