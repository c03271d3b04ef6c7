import { type QueryExecutorProvider, sql } from "kysely";
import { emailKeyV1 } from "./frozen/email-key-v1.ts";
import type { Migration } from "./migration.ts";

/**
 * A message becomes a conversation: what kind it is, whose it is, until when it is to be answered, and all that was
 * written since, with files, drafts of replies and the mail that carries them.
 */
export const createConversations: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const ofMessage = "message_id text not null references contact_messages (id) on delete cascade";
  const statements = [
    ...[
      "kind text not null default 'message'",
      "about text",
      "language text not null default 'en'",
      "written_in text",
      "email_key text not null default ''",
      "state text not null default 'waiting'",
      "assignee text references staff (id) on delete set null",
      "mail_id text",
      `due_at ${instant}`,
      `first_answer_at ${instant}`,
      `changed_at ${instant}`,
    ].map((column) => `alter table contact_messages add column ${column}`),
    `update contact_messages set first_answer_at = answered_at, changed_at = coalesce(answered_at, created_at),
      state = case when spam is not null or held is not null then 'spam'
        when answered_at is not null then 'answered' else 'waiting' end`,
    `update contact_messages set due_at = ${dayAfterCreation[engine]} where state = 'waiting'`,
    "create index contact_messages_by_state on contact_messages (state, changed_at, id)",
    "create index contact_messages_due on contact_messages (due_at, id) where due_at is not null",
    "create index contact_messages_by_assignee on contact_messages (assignee, due_at, id) where assignee is not null",
    "create index contact_messages_by_email on contact_messages (email_key, created_at)",
    "create index contact_messages_by_kind on contact_messages (kind, changed_at, id)",
    "create index contact_messages_by_subject on contact_messages (about, created_at) where about is not null",
    "create unique index contact_messages_by_mail on contact_messages (mail_id) where mail_id is not null",

    `create table enquiry_posts (id text primary key not null, ${ofMessage},
      kind text not null check (kind in ('in', 'out', 'note', 'line')), at ${instant} not null, staff_id text,
      author text not null, text text not null, quoted text, mail_id text, form_id text)`,
    "create index enquiry_posts_by_message on enquiry_posts (message_id, at, id)",
    "create unique index enquiry_posts_by_mail on enquiry_posts (mail_id) where mail_id is not null",
    "create unique index enquiry_posts_by_form on enquiry_posts (form_id) where form_id is not null",

    `create table enquiry_files (id text primary key not null, ${ofMessage},
      post_id text references enquiry_posts (id) on delete cascade, name text not null, type text not null,
      bytes integer not null, media_id text, dropped text)`,
    "create index enquiry_files_by_message on enquiry_files (message_id, id)",
    "create index enquiry_files_by_media on enquiry_files (media_id) where media_id is not null",

    `create table reply_drafts (${ofMessage}, staff_id text not null references staff (id) on delete cascade,
      text text not null, files text not null, revision integer not null, changed_at ${instant} not null,
      primary key (message_id, staff_id))`,

    `create table canned_replies (id text primary key not null, name text not null, text text not null,
      changed_at ${instant} not null, changed_by_name text not null)`,

    `create table mails (id text primary key not null, purpose text not null,
      message_id text references contact_messages (id) on delete cascade,
      post_id text references enquiry_posts (id) on delete cascade,
      recipient text, subject text, body text, once text, attempts integer not null, created_at ${instant} not null,
      due_at ${instant} not null, sent_at ${instant}, given_up_at ${instant}, last_error text)`,
    "create index mails_waiting on mails (due_at, id) where sent_at is null and given_up_at is null",
    "create index mails_by_message on mails (message_id)",
    "create index mails_by_post on mails (post_id) where post_id is not null",
    "create unique index mails_once on mails (once) where once is not null",
    "create index mails_by_recipient on mails (recipient, created_at) where recipient is not null",

    `create table incoming_mails (mail_id text primary key not null, at ${instant} not null)`,
    "create index incoming_mails_by_time on incoming_mails (at)",
    `create table mailboxes (name text primary key not null, uid_validity text, last_uid bigint,
      looked_at ${instant}, problem text, problem_since ${instant})`,

    "create table server_keys (name text primary key not null, key text not null)",
    "alter table staff add column mails text not null default 'all'",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await writeEmailKeys(db);
};

const dayAfterCreation = {
  sqlite: "strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+1 day')",
  postgres: "created_at + interval '24 hours'",
};

/** A few at a time: there may be many. */
async function writeEmailKeys(db: QueryExecutorProvider): Promise<void> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from contact_messages where id > ${last} order by id limit 500
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    for (const { id, email } of rows)
      await sql`update contact_messages set email_key = ${emailKeyV1(email)} where id = ${id}`.execute(db);
    last = end.id;
  }
}
