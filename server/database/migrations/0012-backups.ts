import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** When a backup was copied to other storage, and when it was restored on trial. */
export const extendBackups: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  for (const column of ["copied_at", "tried_at"])
    await sql.raw(`alter table backups add column ${column} ${instant}`).execute(db);
};
