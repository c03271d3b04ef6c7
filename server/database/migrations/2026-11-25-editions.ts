import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * What staff write, beside the tables that visitors read: each record with its working copy, the texts that another
 * writer may have started from, its versions, where its earlier addresses lead, links to a preview, and whether a
 * publication was seen everywhere.
 */
export const createEditions: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  // As in the tables of records: the text index of SQLite refers to rows by number, and "C" sorts as SQLite does.
  const id =
    engine === "sqlite"
      ? "row_id integer primary key, id text not null unique"
      : 'id text collate "C" primary key';
  const ofEdition = "edition_id text not null references editions (id) on delete cascade";
  const there = "where deleted_at is null";
  const statements = [
    `create table editions (${id}, kind text not null, slug text not null, language text not null,
      state text not null check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
      revision integer not null, public_revision integer, first_published_at ${instant},
      due_at ${instant}, due_version text, changed_at ${instant} not null, changed_by text,
      changed_by_name text not null, created_at ${instant} not null, deleted_at ${instant},
      title text not null, folded text not null, fields text not null)`,
    "create unique index editions_by_address on editions (kind, slug)",
    `create index editions_by_change on editions (changed_at, id) ${there}`,
    `create index editions_by_kind on editions (kind, changed_at, id) ${there}`,
    `create index editions_by_state on editions (state, changed_at, id) ${there}`,
    `create index editions_by_kind_and_state on editions (kind, state, changed_at, id) ${there}`,
    "create index editions_deleted on editions (deleted_at, id) where deleted_at is not null",
    "create index editions_changed on editions (changed_at, id) where revision > public_revision",
    "create index editions_due on editions (due_at) where due_at is not null",
    ...textIndex[engine],
    `create table revisions (${ofEdition}, revision integer not null, at ${instant} not null, fields text not null,
      primary key (edition_id, revision))`,
    "create index revisions_by_time on revisions (at)",
    `create table versions (id text primary key, ${ofEdition}, revision integer not null, slug text not null,
      act text not null, author_id text, author_name text not null, at ${instant} not null, fields text not null)`,
    "create index versions_by_edition on versions (edition_id, at, id)",
    `create table redirects (kind text not null, old_slug text not null, new_slug text,
      primary key (kind, old_slug))`,
    "create index redirects_by_target on redirects (kind, new_slug)",
    `create table previews (id text primary key, token_hash text not null unique, ${ofEdition}, created_by text not null,
      created_at ${instant} not null, expires_at ${instant} not null, revoked_at ${instant})`,
    "create index previews_by_edition on previews (edition_id, created_at)",
    `create table receipts (id text primary key, ${ofEdition}, act text not null, at ${instant} not null,
      slug text not null, old_slug text, state text not null check (state in ('waiting', 'green', 'red')),
      tried_at ${instant}, checks text not null)`,
    "create index receipts_by_edition on receipts (edition_id, at, id)",
    "create index receipts_waiting on receipts (at) where state = 'waiting'",
    "create index receipts_red on receipts (at) where state = 'red'",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const add = "insert into editions_text (rowid, folded) values (new.row_id, new.folded);";
const remove =
  "insert into editions_text (editions_text, rowid, folded) values ('delete', old.row_id, old.folded);";

const textIndex = {
  sqlite: [
    `create virtual table editions_text using fts5 (folded, content = 'editions', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1')`,
    `create trigger editions_insert_indexed after insert on editions begin ${add} end`,
    `create trigger editions_delete_indexed after delete on editions begin ${remove} end`,
    `create trigger editions_update_indexed after update on editions when old.folded <> new.folded
      begin ${remove} ${add} end`,
  ],
  postgres: [
    // Lists read many rows and no text: texts are stored apart.
    "alter table editions set (toast_tuple_target = 1024)",
    "alter table editions alter column folded set storage main",
    "create index editions_text on editions using gin (folded gin_trgm_ops) with (fastupdate = off)",
  ],
};
