import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** How people get in: passkeys, the link for the first administrator, invitations; and the mail that tells of it. */
export const createPasskeys: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const number =
    engine === "sqlite" ? "integer primary key" : "bigint generated always as identity primary key";
  const ofStaff = "references staff (id) on delete cascade";
  const statements = [
    `create table passkeys (id text primary key, staff_id text not null ${ofStaff}, public_key text not null,
      counter bigint not null, transports text not null, name text not null, created_at ${instant} not null,
      used_at ${instant})`,
    "create index passkeys_by_staff on passkeys (staff_id)",
    `create table passkey_challenges (challenge_hash text primary key, staff_id text ${ofStaff},
      created_at ${instant} not null)`,
    `create table first_administrator_keys (token_hash text primary key, created_at ${instant} not null)`,
    `create table staff_invitations (id text primary key, token_hash text not null unique, name text not null,
      email text not null, email_key text not null unique, role text not null
      check (role in ('writer', 'publisher', 'administrator')), invited_by text not null, created_at ${instant} not null)`,
    `create table staff_devices (staff_id text not null ${ofStaff}, device_hash text not null,
      seen_at ${instant} not null, primary key (staff_id, device_hash))`,
    `create table sign_in_attempts (number ${number}, what text not null, who text not null, at ${instant} not null)`,
    "create index sign_in_attempts_by_who on sign_in_attempts (what, who, at)",
    `create table staff_mails (id text primary key, recipient text not null, subject text not null,
      body text not null, attempts integer not null, created_at ${instant} not null, due_at ${instant} not null)`,
    "create index staff_log_by_staff on staff_log (staff_id, number)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
