import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Messages beyond a limit are held, every network they come from is counted, and a clock that jumps is noticed. */
export const limitEnquiries: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const statements = [
    "drop table enquiry_turn",
    "drop index contact_messages_by_sender",
    "drop index contact_messages_by_words",
    "alter table contact_messages drop column sender",
    "alter table contact_messages rename column visit to form_id",
    "alter table contact_messages rename column words to content_hash",
    "alter table contact_messages add column held text",
    `alter table contact_messages add column retained_from ${instant}`,
    "create index contact_messages_by_content on contact_messages (content_hash) where content_hash is not null",
    "create index contact_messages_remembered on contact_messages (created_at) where content_hash is not null",
    "create index contact_messages_held on contact_messages (created_at) where held is not null",
    `create table enquiry_networks (
      message_id text not null references contact_messages (id) on delete cascade, network text not null,
      created_at ${instant} not null, primary key (message_id, network))`,
    "create index enquiry_networks_by_network on enquiry_networks (network, created_at)",
    "create index enquiry_networks_by_creation on enquiry_networks (created_at)",
    `create table enquiry_state (hash_key text not null, previous_hash_key text, hash_key_since ${instant},
      seen_at ${instant}, steady_since ${instant}, trusted_at ${instant})`,
    // Earlier versions noted what the mail server said, names and addresses included.
    "update enquiry_mails set last_error = null",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into enquiry_state (hash_key) values (${randomBytes(32).toString("hex")})`.execute(db);
};
