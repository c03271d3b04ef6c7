import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The processes that run, the progress of rebuilding search texts, and the contract migrations that wait. */
export const addProcesses: Migration = async (db, engine) => {
  const [instant, number] =
    engine === "sqlite"
      ? ["text", "integer primary key"]
      : ["timestamptz(3)", "bigint generated always as identity primary key"];
  const statements = [
    `create table processes (id text primary key not null, release text not null, host text not null,
      pid integer not null, newest_migration text not null, text_version text not null,
      started_at ${instant} not null, seen_at ${instant} not null)`,
    `create table pending_contracts (name text primary key not null, since ${instant} not null)`,
    `create table text_versions (version text primary key not null, first_seen_at ${instant} not null,
      source text not null, last_key text not null, checked integer not null, total integer not null,
      started_at ${instant}, finished_at ${instant}, watched integer not null
      constraint text_versions_watched_check check (watched in (0, 1)))`,
    `create table written_rows (number ${number}, source text not null, key text not null)`,
    ...Object.entries(keys).flatMap(([table, key]) => noteWrites[engine](table, key)),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** The tables with search texts, and what identifies a row of each. */
const keys = {
  records: "kind || ' ' || id",
  editions: "id",
  media: "id",
  enquiry_texts: "message_id",
};

/** Only while two releases with different rules may be writing. */
const isWatched = "exists (select 1 from text_versions where watched = 1)";

const noteWrites = {
  sqlite: (table: string, key: string) => {
    const newKey = key.replace(/kind|message_id|\bid\b/g, "new.$&");
    return ["insert", "update"].map(
      (
        operation,
      ) => `create trigger ${table}_${operation}_noted after ${operation} on ${table} when ${isWatched}
        begin insert into written_rows (source, key) values ('${table}', ${newKey}); end`,
    );
  },
  postgres: (table: string, key: string) => [
    `create function note_written_${table}() returns trigger language plpgsql as $$ begin
      if ${isWatched} then insert into written_rows (source, key) select '${table}', ${key} from written; end if;
      return null;
    end $$`,
    ...["insert", "update"].map(
      (operation) => `create trigger ${table}_${operation}_noted after ${operation} on ${table}
        referencing new table as written for each statement execute function note_written_${table}()`,
    ),
  ],
};
