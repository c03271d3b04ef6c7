import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What a message needs beside its words: who must not send it twice, who has dealt with it, and its mail. */
export const createEnquiries: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const statements = [
    "alter table contact_messages add column spam text",
    `alter table contact_messages add column answered_at ${instant}`,
    "alter table contact_messages add column sender text",
    "alter table contact_messages add column visit text",
    "alter table contact_messages add column words text",
    "create index contact_messages_by_creation on contact_messages (created_at)",
    "create index contact_messages_by_sender on contact_messages (sender, created_at)",
    "create index contact_messages_by_words on contact_messages (words)",
    `create table enquiry_mails (
      message_id text primary key references contact_messages (id) on delete cascade,
      attempts integer not null, due_at ${instant} not null, sent_at ${instant}, given_up_at ${instant},
      last_error text)`,
    `create index enquiry_mails_waiting on enquiry_mails (due_at)
      where sent_at is null and given_up_at is null`,
    "create table enquiry_turn (turns bigint not null, secret text not null)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into enquiry_turn (turns, secret) values (0, ${randomBytes(32).toString("hex")})`.execute(
    db,
  );
};
