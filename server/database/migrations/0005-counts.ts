import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What is read: sums per day, without anything about the readers. */
export const addCounts: Migration = async (db, engine) => {
  // "C" sorts like SQLite.
  const sortedText = sql.raw(engine === "postgres" ? 'text collate "C"' : "text");
  await sql`create table counts (
    day ${sortedText} not null,
    what text not null constraint counts_what_check check (what in ('page', 'file', 'search', 'referrer')),
    name ${sortedText} not null,
    language text not null,
    count integer not null,
    primary key (day, what, name, language)
  )`.execute(db);
};
