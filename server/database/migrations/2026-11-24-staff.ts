import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The people who publish and answer, how they sign in, and a log of what they did that only grows. */
export const createStaff: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const number =
    engine === "sqlite" ? "integer primary key" : "bigint generated always as identity primary key";
  const ofStaff = "staff_id text not null references staff (id) on delete cascade";
  const statements = [
    `create table staff (id text primary key, name text not null, email text not null, email_key text not null unique,
      role text not null check (role in ('writer', 'publisher', 'administrator')), created_at ${instant} not null)`,
    `create table staff_sessions (id text primary key, ${ofStaff}, token_hash text not null unique,
      device text not null, created_at ${instant} not null, seen_at ${instant} not null,
      proved_at ${instant} not null)`,
    "create index staff_sessions_by_staff on staff_sessions (staff_id)",
    `create table sign_in_codes (id text primary key, ${ofStaff}, salt text not null, code_hash text not null,
      wrong_tries integer not null, created_at ${instant} not null, ended_at ${instant})`,
    "create index sign_in_codes_by_staff on sign_in_codes (staff_id, created_at)",
    `create table staff_log (number ${number}, at ${instant} not null, staff_id text, staff_name text not null,
      act text not null, subject text not null)`,
    ...appendOnly[engine],
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const appendOnly = {
  sqlite: ["update", "delete"].map(
    (act) => `create trigger staff_log_no_${act} before ${act} on staff_log
      begin select raise(abort, 'The log of the staff only grows.'); end`,
  ),
  postgres: [
    `create function refuse_staff_log_change() returns trigger language plpgsql as
      $$ begin raise exception 'The log of the staff only grows.'; end $$`,
    `create trigger staff_log_only_grows before update or delete or truncate on staff_log
      for each statement execute function refuse_staff_log_change()`,
  ],
};
