import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const ofEdition = "edition_id text not null references editions (id) on delete cascade";
const roles = "('translator', 'writer', 'publisher', 'administrator')";

/** Review before publishing: requests, approvals, comments, links for people without an account; the role of translator. */
export const addReview: Migration = async (db, engine) => {
  const instant = engine === "postgres" ? "timestamptz(3)" : "text";
  const statements = [
    // Who wrote each text since it was last published. Without a foreign key to staff: people leave, their texts stay.
    `create table edition_writers (${ofEdition}, staff_id text not null, name text not null, revision integer not null,
      primary key (edition_id, staff_id))`,
    `insert into edition_writers (edition_id, staff_id, name, revision)
      select e.id, v.author_id, max(v.author_name), max(v.revision)
      from editions e join versions v on v.edition_id = e.id
      where v.author_id is not null and v.act in ('saved', 'restored') and v.revision > coalesce(e.public_revision, 0)
      group by e.id, v.author_id`,
    `create table review_requests (edition_id text primary key not null references editions (id) on delete cascade,
      state text not null constraint review_requests_state_check check (state in ('ready', 'sent back')),
      note text not null, asked_by text, asked_by_name text not null, asked_at ${instant} not null,
      answer text not null, answered_by_name text not null, answered_at ${instant})`,
    "create index review_requests_by_state on review_requests (state, asked_at)",
    `create table approvals (id text primary key not null, ${ofEdition}, content_hash text not null,
      author_id text, approver_id text, approver_name text not null, link_maker_id text, link_maker_name text,
      second_person integer not null constraint approvals_second_person_check check (second_person in (0, 1)),
      at ${instant} not null,
      constraint approvals_own_text_check check (approver_id <> author_id),
      constraint approvals_own_link_check check (second_person = 0 or link_maker_id is null or link_maker_id <> author_id))`,
    "create index approvals_by_text on approvals (edition_id, content_hash, at)",
    `create table approval_links (id text primary key not null, token_hash text not null unique, ${ofEdition},
      content_hash text not null, person text not null, made_by text, made_by_name text not null,
      created_at ${instant} not null, expires_at ${instant} not null, revoked_at ${instant}, used_at ${instant},
      answer text constraint approval_links_answer_check check (answer in ('approved', 'sent back')),
      note text not null)`,
    "create index approval_links_by_edition on approval_links (edition_id, created_at)",
    // Deferred, because a restore inserts comments and their answers in any order.
    `create table review_comments (id text primary key not null, ${ofEdition},
      answer_to text references review_comments (id) on delete cascade deferrable initially deferred, field text not null, quote text not null,
      text text not null, author_id text, author_name text not null, at ${instant} not null, resolved_at ${instant},
      resolved_by_name text)`,
    "create index review_comments_by_edition on review_comments (edition_id, at, id)",
    "create index review_comments_by_answer on review_comments (answer_to) where answer_to is not null",
    `create table native_readings (edition_id text primary key not null references editions (id) on delete cascade,
      content_hash text not null, reader text not null, read_on text not null, recorded_by_name text not null)`,
    `create table review_settings (name text primary key not null
      constraint review_settings_name_check check (name in ('second person')), value text not null)`,
    ...["staff", "staff_invitations"].flatMap((table) => [
      `alter table ${table} drop constraint ${table}_role_check`,
      `alter table ${table} add constraint ${table}_role_check check (role in ${roles})`,
    ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
