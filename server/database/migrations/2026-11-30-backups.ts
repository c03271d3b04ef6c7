import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What became of each backup, for the desk to say how old the last good one is. */
export const createBackups: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const statements = [
    `create table backups (id text primary key not null, at ${instant} not null, finished_at ${instant} not null,
      bytes bigint, outcome text not null check (outcome in ('done', 'incomplete', 'failed')), problem text)`,
    "create index backups_by_time on backups (at, id)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
