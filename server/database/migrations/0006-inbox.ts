import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Signatures, snoozing, labels, merged conversations, and canned replies for a kind of message. */
export const extendInbox: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const kinds = "'message', 'registration', 'volunteer', 'partnership', 'press'";
  const ofMessage = "message_id text not null references contact_messages (id) on delete cascade";
  const statements = [
    "alter table staff add column signature text not null default ''",
    "alter table enquiry_posts add column signature text",
    "alter table enquiry_posts add column merged_from text",
    `alter table contact_messages add column snoozed_until ${instant}`,
    "create index contact_messages_snoozed on contact_messages (snoozed_until, id) where snoozed_until is not null",
    // The tabs of waiting messages are counted from this index alone.
    `create index contact_messages_open on contact_messages (due_at, id, snoozed_until, assignee, first_answer_at, kind)
      where due_at is not null`,
    `alter table canned_replies add column kind text
      constraint canned_replies_kind_check check (kind in (${kinds}))`,
    "create table labels (id text primary key not null, name text not null, name_key text not null unique)",
    `create table conversation_labels (${ofMessage},
      label_id text not null references labels (id) on delete cascade, primary key (message_id, label_id))`,
    "create index conversation_labels_by_label on conversation_labels (label_id, message_id)",
    `create table merged_conversations (reference text primary key not null, ${ofMessage}, at ${instant} not null)`,
    "create index merged_conversations_by_message on merged_conversations (message_id)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
