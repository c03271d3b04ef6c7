import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** One row, written to find out whether anything can be. */
export const createWriteProbe: Migration = async (db) => {
  await sql`create table write_probe (written_at text not null)`.execute(db);
  await sql`insert into write_probe (written_at) values ('')`.execute(db);
};
