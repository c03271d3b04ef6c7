import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * People who agreed to be named, and what they wrote. News and resources name their authors by the addresses of
 * people; each such name is also a row of its own, by which all that somebody wrote is found.
 */
export const createPeople: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  // "C" sorts as SQLite does, by code point.
  const id = engine === "sqlite" ? "id text primary key not null" : 'id text collate "C" primary key';
  const recordId = engine === "sqlite" ? "record_id text" : 'record_id text collate "C"';
  const statements = [
    `create table people (${id}, name text not null, role text not null default '', image_url text, email text,
      profile text, position integer not null, language text not null default 'en', created_at ${instant} not null,
      text text not null)`,
    "insert into content_changes (kind, version, total) values ('people', 0, 0)",
    ...counters[engine],
    `create table authorships (kind text not null, ${recordId} not null, person text not null,
      created_at ${instant} not null, primary key (kind, record_id, person))`,
    "create index authorships_by_person on authorships (person, created_at, kind, record_id)",
    ...["news", "resources"].map((kind) => `alter table ${kind} add column authors text not null default ''`),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Every cache asks for the version: whatever visitors see grows it. */
const counters = {
  sqlite: Object.entries({ insert: "+ 1", update: "+ 0", delete: "- 1" }).map(
    ([
      operation,
      difference,
    ]) => `create trigger people_${operation}_counted after ${operation} on people begin
      update content_changes set version = version + 1, total = total ${difference} where kind = 'people';
    end`,
  ),
  postgres: Object.entries({
    insert: "referencing new table as changed",
    update: "",
    delete: "referencing old table as changed",
    truncate: "",
  }).map(
    ([
      operation,
      transition,
    ]) => `create trigger people_${operation}_counted after ${operation} on people ${transition}
      for each statement execute function count_${operation}()`,
  ),
};
