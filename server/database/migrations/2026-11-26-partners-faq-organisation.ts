import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * What was in the program becomes content: partners, questions with their answers, and the organisation's details.
 * An event can be cancelled or postponed.
 */
export const createPartnersFaqOrganisation: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  // "C" sorts as SQLite does, by code point.
  const id = engine === "sqlite" ? "id text primary key not null" : 'id text collate "C" primary key';
  const common = `position integer not null, language text not null default 'en', created_at ${instant} not null`;
  const statements = [
    `create table partners (${id}, name text not null, kind text not null default '', website text, image_url text,
      woven text, ${common}, text text not null)`,
    `create table faq (${id}, question text not null, category text not null, tags text not null default '',
      ${common}, answer text not null)`,
    "create table organisation (key text primary key not null, value text not null)",
    ...["partners", "faq", "organisation"].flatMap((name) => [
      `insert into content_changes (kind, version, total) values ('${name}', 0, 0)`,
      ...counters[engine](name),
    ]),
    "alter table events add column status text not null default ''",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Every cache asks for the version: whatever visitors see grows it. */
const counters = {
  sqlite: (name: string) =>
    Object.entries({ insert: "+ 1", update: "+ 0", delete: "- 1" }).map(
      ([
        operation,
        difference,
      ]) => `create trigger ${name}_${operation}_counted after ${operation} on ${name} begin
        update content_changes set version = version + 1, total = total ${difference} where kind = '${name}';
      end`,
    ),
  postgres: (name: string) =>
    Object.entries({
      insert: "referencing new table as changed",
      update: "",
      delete: "referencing old table as changed",
      truncate: "",
    }).map(
      ([operation, transition]) =>
        `create trigger ${name}_${operation}_counted after ${operation} on ${name} ${transition}
          for each statement execute function count_${operation}()`,
    ),
};
