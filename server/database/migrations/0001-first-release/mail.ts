import { columnTypes, type Engine, oneOf } from "./columns.ts";

/** Mail that the site sends, and mail that it reads. */
export function createMail(engine: Engine): string[] {
  const { instant } = columnTypes[engine];
  return [
    `create table mails (id text primary key not null, purpose text not null ${purposes},
      message_id text references contact_messages (id) on delete cascade,
      post_id text references enquiry_posts (id) on delete cascade, recipient text, once text,
      attempts integer not null, created_at ${instant} not null, due_at ${instant} not null, sent_at ${instant},
      given_up_at ${instant}, last_error text, subject text, body text)`,
    "create index mails_waiting on mails (due_at, id) where sent_at is null and given_up_at is null",
    "create index mails_by_message on mails (message_id)",
    "create index mails_by_post on mails (post_id) where post_id is not null",
    "create unique index mails_once on mails (once) where once is not null",
    "create index mails_by_recipient on mails (recipient, created_at) where recipient is not null",
    // Mail that belongs to no conversation is deleted by its age.
    "create index mails_by_end on mails (created_at) where message_id is null",

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
