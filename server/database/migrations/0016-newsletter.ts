import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const oneOf = (table: string, column: string, values: string[]) =>
  `constraint ${table}_${column}_check check (${column} in ('${values.join("', '")}'))`;

const frequencies = ["each", "weekly", "monthly"];
const reasons = ["left", "erased", "removed", "bounced", "complained"];

/** The newsletter: subscribers, sendings and their deliveries, and keyed hashes of people who left. */
export const addNewsletter: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const statements = [
    `create table newsletter_consents (version text not null, language text not null, wording text not null,
      first_used_at ${instant} not null, primary key (version, language))`,
    `create table subscribers (id text primary key not null, email text not null, email_key text not null unique,
      domain text not null, language text not null, topics text not null,
      frequency text not null ${oneOf("subscribers", "frequency", frequencies)},
      state text not null ${oneOf("subscribers", "state", ["unconfirmed", "active", "paused"])},
      paused_until ${instant}, token_hash text not null unique,
      source text not null ${oneOf("subscribers", "source", ["form", "import"])}, source_note text not null,
      agreed_on text, consent_version text not null, consent_language text not null,
      asked_at ${instant} not null, confirmed_at ${instant},
      soft_bounces integer not null, first_soft_at ${instant}, last_soft_at ${instant},
      constraint subscribers_paused_check check ((state = 'paused') = (paused_until is not null)),
      constraint subscribers_confirmed_check check ((state = 'unconfirmed') = (confirmed_at is null)))`,
    // The numbers of subscribers are counted from this index alone.
    "create index subscribers_by_state on subscribers (state, language, frequency, topics)",
    // A search reads this index alone.
    "create index subscribers_by_address on subscribers (email_key, state, asked_at, id)",
    // A sending reads its subscribers in batches.
    "create index subscribers_in_order on subscribers (state, id)",
    "create index subscribers_by_time on subscribers (asked_at, id)",
    "create index subscribers_in_state_by_time on subscribers (state, asked_at, id)",

    `create table newsletter_suppressed (hash text primary key not null,
      reason text not null ${oneOf("newsletter_suppressed", "reason", reasons)}, at ${instant} not null)`,
    "create index newsletter_suppressed_by_time on newsletter_suppressed (at)",

    `create table newsletter_sendings (id text primary key not null,
      kind text not null ${oneOf("newsletter_sendings", "kind", ["record", "digest", "invitation"])},
      edition_id text references editions (id) on delete set null,
      frequency text ${oneOf("newsletter_sendings", "frequency", frequencies)}, content text not null,
      state text not null ${oneOf("newsletter_sendings", "state", ["scheduled", "asking", "sending", "stopped", "done"])},
      asks_because text ${oneOf("newsletter_sendings", "asks_because", ["late", "restored", "refused"])},
      due_at ${instant} not null, created_at ${instant} not null, created_by_name text not null,
      started_at ${instant}, finished_at ${instant}, filled_to text, sums text,
      constraint newsletter_sendings_asking_check check ((state = 'asking') = (asks_because is not null)))`,
    // A record is sent once.
    `create unique index newsletter_sendings_once on newsletter_sendings (edition_id)
      where edition_id is not null`,
    "create index newsletter_sendings_by_time on newsletter_sendings (created_at)",
    "create index newsletter_sendings_by_state on newsletter_sendings (state)",

    `create table newsletter_deliveries (
      sending_id text not null references newsletter_sendings (id) on delete cascade, subscriber_id text not null,
      state text not null ${oneOf("newsletter_deliveries", "state", [
        ...["waiting", "sending", "sent", "refused", "failed", "skipped", "bounced", "complained", "left"],
      ])},
      attempts integer not null, repeats integer not null, due_at ${instant} not null,
      has_turn integer not null constraint newsletter_deliveries_has_turn_check check (has_turn in (0, 1)),
      problem text, settled_at ${instant}, primary key (sending_id, subscriber_id))`,
    `create index newsletter_deliveries_due on newsletter_deliveries (sending_id, due_at)
      where state in ('waiting', 'sending')`,
    "create index newsletter_deliveries_by_state on newsletter_deliveries (sending_id, state, repeats)",
    "create index newsletter_deliveries_by_subscriber on newsletter_deliveries (subscriber_id)",

    `create table newsletter_digests (frequency text primary key not null
      ${oneOf("newsletter_digests", "frequency", frequencies)}, until ${instant} not null,
      asks integer not null constraint newsletter_digests_asks_check check (asks in (0, 1)))`,
    `create table newsletter_domains (domain text primary key not null, next_at ${instant} not null,
      failures integer not null, paused_until ${instant})`,
    `create table newsletter_counts (day text not null,
      what text not null ${oneOf("newsletter_counts", "what", ["asked", "confirmed", "imported", ...reasons])},
      count integer not null, primary key (day, what))`,

    `alter table mails add column subscriber_id text
      references subscribers (id) on delete cascade`,
    "create index mails_by_subscriber on mails (subscriber_id) where subscriber_id is not null",
    ...widened("mails", "purpose", [
      ...["notice", "reply", "acknowledgement", "reminder", "summary", "staff", "registration", "newsletter"],
    ]),
    ...widened("daily_acts", "what", ["acknowledgement", "erasure", "registration", "newsletter"]),
    ...widened("server_keys", "name", ["conversations", "registrations", "newsletter"]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const widened = (table: string, column: string, values: string[]) => [
  `alter table ${table} drop constraint ${table}_${column}_check`,
  `alter table ${table} add constraint ${table}_${column}_check check (${column} in ('${values.join("', '")}'))`,
];
