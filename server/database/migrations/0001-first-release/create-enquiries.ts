import { randomBytes } from "node:crypto";
import { columnTypes, type Engine, oneOf } from "./columns.ts";
import { textIndex } from "./text-index.ts";

/** Messages of visitors, answers, and rate limits. */
export function createEnquiries(engine: Engine): string[] {
  const { instant } = columnTypes[engine];
  const reference = "references contact_messages (id) on delete cascade";
  const ofMessage = `message_id text not null ${reference}`;
  const textKey = engine === "sqlite" ? "row_id integer primary key, " : "";
  return [
    `create table contact_messages (id text primary key not null, kind text not null ${enquiryKinds},
      state text not null ${oneOf("contact_messages.state", "waiting", "answered", "closed", "spam")}, name text not null, email text not null, email_key text not null, subject text not null, about text,
      language text not null, written_in text, created_at ${instant} not null, changed_at ${instant} not null,
      due_at ${instant}, answered_at ${instant}, first_answer_at ${instant}, retained_from ${instant},
      assignee text references staff (id) on delete set null, spam text, held text, dmarc text ${oneOf("contact_messages.dmarc", "fail")}, mail_id text,
      form_id text, content_hash text, message text not null)`,
    ...messageIndexes,

    `create table enquiry_posts (id text primary key not null, ${ofMessage},
      kind text not null ${oneOf("enquiry_posts.kind", "in", "out", "note", "line")}, at ${instant} not null, staff_id text,
      author text not null, mail_id text, form_id text, dmarc text ${oneOf("enquiry_posts.dmarc", "fail")}, text text not null, quoted text)`,
    "create index enquiry_posts_by_message on enquiry_posts (message_id, at, id)",
    "create unique index enquiry_posts_by_mail on enquiry_posts (mail_id) where mail_id is not null",
    "create unique index enquiry_posts_by_form on enquiry_posts (form_id) where form_id is not null",

    `create table enquiry_files (id text primary key not null, ${ofMessage},
      post_id text references enquiry_posts (id) on delete cascade, name text not null, type text not null,
      bytes integer not null, media_id text references media (id), dropped text)`,
    "create index enquiry_files_by_message on enquiry_files (message_id, id)",
    "create index enquiry_files_by_post on enquiry_files (post_id) where post_id is not null",
    "create index enquiry_files_by_media on enquiry_files (media_id) where media_id is not null",

    `create table reply_drafts (${ofMessage}, staff_id text not null references staff (id) on delete cascade,
      revision integer not null, changed_at ${instant} not null, files text not null, text text not null,
      primary key (message_id, staff_id))`,
    `create table reply_draft_texts (message_id text not null, staff_id text not null, revision integer not null,
      files text not null, text text not null, primary key (message_id, staff_id, revision),
      foreign key (message_id, staff_id) references reply_drafts (message_id, staff_id) on delete cascade)`,
    `create table canned_replies (id text primary key not null, language text not null, name text not null,
      changed_at ${instant} not null, changed_by_name text not null, text text not null)`,

    // Separate from the public search. The program fills it: see server/inbox/conversations/index-conversations.ts.
    `create table enquiry_texts (${textKey}message_id text not null unique ${reference}, folded text not null)`,
    ...textIndex(engine, "enquiry_texts"),
    // Removes erased text from the index immediately, instead of only marking it as deleted.
    ...(engine === "sqlite"
      ? ["insert into enquiry_texts_text (enquiry_texts_text, rank) values ('secure-delete', 1)"]
      : []),

    `create table enquiry_networks (${ofMessage}, network text not null, created_at ${instant} not null,
      primary key (message_id, network))`,
    "create index enquiry_networks_by_network on enquiry_networks (network, created_at)",
    "create index enquiry_networks_by_creation on enquiry_networks (created_at)",
    `create table daily_acts (what text not null ${dailyActs}, who text not null, at ${instant} not null)`,
    "create index daily_acts_by_who on daily_acts (who, what, at)",
    "create index daily_acts_by_time on daily_acts (at)",
    `create table enquiry_state (hash_key text not null, previous_hash_key text, hash_key_since ${instant},
      seen_at ${instant}, steady_since ${instant}, trusted_at ${instant})`,
    `insert into enquiry_state (hash_key) values ('${randomBytes(32).toString("hex")}')`,

    `create table erased_conversations (reference_hash text primary key not null, erased_at ${instant} not null,
      erased_by text not null ${oneOf("erased_conversations.erased_by", "sender", "staff")})`,
    "create index erased_conversations_by_time on erased_conversations (erased_at)",
  ];
}

const enquiryKinds = oneOf(
  "contact_messages.kind",
  ...["message", "registration", "volunteer", "partnership", "press"],
);
const dailyActs = oneOf("daily_acts.what", "acknowledgement", "erasure");

const isWaiting = "where due_at is not null";

const messageIndexes = [
  "create index contact_messages_by_creation on contact_messages (created_at)",
  "create index contact_messages_by_change on contact_messages (changed_at, id)",
  "create index contact_messages_by_kind on contact_messages (kind, changed_at, id)",
  "create index contact_messages_by_state on contact_messages (state, changed_at, id)",
  "create index contact_messages_by_state_and_kind on contact_messages (state, kind, changed_at, id)",
  "create index contact_messages_by_email on contact_messages (email_key, created_at)",
  "create index contact_messages_by_subject on contact_messages (about, created_at) where about is not null",
  `create index contact_messages_due on contact_messages (due_at, id) ${isWaiting}`,
  `create index contact_messages_due_by_kind on contact_messages (kind, due_at, id) ${isWaiting}`,
  `create index contact_messages_new on contact_messages (due_at, id, kind)
    ${isWaiting} and assignee is null and first_answer_at is null`,
  "create index contact_messages_by_assignee on contact_messages (assignee, due_at, id) where assignee is not null",
  // The response times are computed from the index alone, without the messages.
  "create index contact_messages_answers on contact_messages (created_at, state, first_answer_at)",
  "create unique index contact_messages_by_mail on contact_messages (mail_id) where mail_id is not null",
  "create index contact_messages_by_content on contact_messages (content_hash) where content_hash is not null",
  "create index contact_messages_remembered on contact_messages (created_at) where content_hash is not null",
  "create index contact_messages_held on contact_messages (created_at) where held is not null",
];
