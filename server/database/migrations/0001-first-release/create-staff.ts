import { columnTypes, type Engine, oneOf } from "./columns.ts";

/** Staff accounts, sign-in, and an append-only log. */
export function createStaff(engine: Engine): string[] {
  const { instant, number } = columnTypes[engine];
  const roleIn = (table: string) =>
    `role text not null ${oneOf(`${table}.role`, "writer", "publisher", "administrator")}`;
  const attempts = oneOf("sign_in_attempts.what", "ask for a code", "try a code", "ask for a challenge");
  const ofStaff = "staff_id text not null references staff (id) on delete cascade";
  return [
    `create table staff (id text primary key not null, name text not null, email text not null,
      email_key text not null unique, ${roleIn("staff")},
      mails text not null default 'all' ${oneOf("staff.mails", "all", "reminders", "none")}, created_at ${instant} not null)`,
    `create table staff_sessions (id text primary key not null, ${ofStaff}, token_hash text not null unique,
      device text not null, created_at ${instant} not null, seen_at ${instant} not null,
      proved_at ${instant} not null)`,
    "create index staff_sessions_by_staff on staff_sessions (staff_id)",
    `create table sign_in_codes (id text primary key not null, ${ofStaff}, salt text not null,
      code_hash text not null, wrong_tries integer not null, created_at ${instant} not null, ended_at ${instant})`,
    "create index sign_in_codes_by_staff on sign_in_codes (staff_id, created_at)",
    `create table passkeys (id text primary key not null, ${ofStaff}, public_key text not null,
      counter bigint not null, transports text not null, name text not null, created_at ${instant} not null,
      used_at ${instant})`,
    "create index passkeys_by_staff on passkeys (staff_id)",
    `create table passkey_challenges (challenge_hash text primary key not null,
      staff_id text references staff (id) on delete cascade, created_at ${instant} not null)`,
    `create table first_administrator_keys (token_hash text primary key not null, created_at ${instant} not null)`,
    `create table staff_invitations (id text primary key not null, token_hash text not null unique,
      name text not null, email text not null, email_key text not null unique, ${roleIn("staff_invitations")}, invited_by text not null,
      created_at ${instant} not null)`,
    `create table staff_devices (${ofStaff}, device_hash text not null, seen_at ${instant} not null,
      primary key (staff_id, device_hash))`,
    `create table sign_in_attempts (number ${number}, what text not null ${attempts}, who text not null, at ${instant} not null)`,
    "create index sign_in_attempts_by_who on sign_in_attempts (what, who, at)",
    // Without a foreign key to staff: people leave, and the log of what they did stays.
    `create table staff_log (number ${number}, at ${instant} not null, staff_id text, staff_name text not null,
      act text not null, subject text not null)`,
    "create index staff_log_by_staff on staff_log (staff_id, number)",
    ...appendOnly[engine],
  ];
}

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
