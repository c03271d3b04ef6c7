import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const flag = (table: string, column: string) =>
  `${column} integer not null constraint ${table}_${column}_check check (${column} in (0, 1))`;

/** Registration for events: the form that staff set up, and the people who registered. */
export const addRegistrations: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const ofForm = (column: string) => flag("registration_forms", column);
  const statements = [
    `create table registration_forms (event_id text primary key not null references editions (id) on delete cascade,
      ${ofForm("is_on")}, capacity integer constraint registration_forms_capacity_check check (capacity between 1 and 100000),
      opens_at ${instant}, closes_at ${instant}, ${ofForm("waiting_list")}, ${ofForm("shows_places")},
      max_seats integer not null constraint registration_forms_max_seats_check check (max_seats between 1 and 20),
      offer_hours integer not null constraint registration_forms_offer_hours_check check (offer_hours between 1 and 336),
      ${ofForm("reminds_two_days")}, ${ofForm("reminds_two_hours")}, online_address text not null,
      questions text not null, thanks text not null, announced text, sums text,
      revision integer not null, changed_at ${instant} not null, changed_by_name text not null,
      constraint registration_forms_times_check check (closes_at > opens_at))`,
    `create table registrations (id text primary key not null,
      event_id text not null references registration_forms (event_id) on delete cascade,
      position integer not null, name text not null, email text not null, email_key text not null,
      language text not null,
      seats integer not null constraint registrations_seats_check check (seats between 1 and 20),
      answers text not null,
      state text not null constraint registrations_state_check
        check (state in ('confirmed', 'waiting', 'offered', 'declined', 'cancelled')),
      ended_by text constraint registrations_ended_by_check check (ended_by in ('person', 'staff', 'time')),
      offer_until ${instant}, created_at ${instant} not null, changed_at ${instant} not null,
      confirmed_at ${instant}, token_hash text not null unique, form_id text, note text not null,
      attended integer constraint registrations_attended_check check (attended in (0, 1)), attended_at ${instant},
      ics_sequence integer not null, reminded_two_days ${instant}, reminded_two_hours ${instant},
      thanked_at ${instant}, undelivered text,
      constraint registrations_offer_check check ((state = 'offered') = (offer_until is not null)),
      constraint registrations_end_check check ((state in ('declined', 'cancelled')) = (ended_by is not null)))`,
    // The places of an event are counted from this index alone.
    "create index registrations_by_event on registrations (event_id, state, position, seats)",
    "create index registrations_by_email on registrations (email_key)",
    `create unique index registrations_once on registrations (event_id, email_key)
      where state in ('confirmed', 'waiting', 'offered')`,
    "create unique index registrations_by_form on registrations (event_id, form_id) where form_id is not null",
    "create index registrations_offered on registrations (offer_until) where state = 'offered'",
    "insert into content_changes (kind, version, total) values ('registrations', 0, 0)",

    `alter table mails add column registration_id text
      references registrations (id) on delete cascade`,
    "create index mails_by_registration on mails (registration_id) where registration_id is not null",
    ...widened("mails", "purpose", [
      ...["notice", "reply", "acknowledgement", "reminder", "summary", "staff", "registration"],
    ]),
    ...widened("daily_acts", "what", ["acknowledgement", "erasure", "registration"]),
    ...widened("server_keys", "name", ["conversations", "registrations"]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const widened = (table: string, column: string, values: string[]) => [
  `alter table ${table} drop constraint ${table}_${column}_check`,
  `alter table ${table} add constraint ${table}_${column}_check check (${column} in ('${values.join("', '")}'))`,
];
