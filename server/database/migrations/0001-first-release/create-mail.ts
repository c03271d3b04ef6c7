import { columnTypes, type Engine, oneOf } from "./columns.ts";

/** Outgoing and incoming mail. */
export function createMail(engine: Engine): string[] {
  const { instant } = columnTypes[engine];
  return [
    `create table mails (id text primary key not null, purpose text not null ${purposes},
      message_id text references contact_messages (id) on delete cascade,
      post_id text references enquiry_posts (id) on delete cascade, recipient text,
      attempts integer not null, created_at ${instant} not null, due_at ${instant} not null, sent_at ${instant},
      given_up_at ${instant}, last_error text, subject text, body text,
      constraint mails_body_check check (message_id is not null or body is not null))`,
    "create index mails_waiting on mails (due_at, id) where sent_at is null and given_up_at is null",
    "create index mails_by_message on mails (message_id)",
    "create index mails_by_post on mails (post_id) where post_id is not null",
    // Mail outside conversations is deleted by age.
    "create index mails_by_end on mails (created_at) where message_id is null",

    // One row per reminder, so that only one process sends it.
    `create table reminders (message_id text not null references contact_messages (id) on delete cascade,
      stage text not null ${oneOf("reminders.stage", "soon", "over")}, due_at ${instant} not null,
      primary key (message_id, stage, due_at))`,
    `create table daily_summaries (day text primary key not null, at ${instant} not null)`,

    `create table incoming_mails (mail_id text primary key not null, at ${instant} not null)`,
    "create index incoming_mails_by_time on incoming_mails (at)",
    `create table incoming_files (id text primary key not null, at ${instant} not null)`,
    `create table mailboxes (name text primary key not null, uid_validity text, last_uid bigint,
      looked_at ${instant}, problem text, problem_since ${instant})`,
  ];
}

const purposes = oneOf(
  "mails.purpose",
  ...["notice", "reply", "acknowledgement", "reminder", "summary", "staff"],
);
