import { columnTypes, type Engine, flag, oneOf } from "./columns.ts";
import { textIndex, wordIndex } from "./text-index.ts";

/**
 * Drafts and publications: editions with their working copies, revisions for merging, versions, redirects, preview links,
 * and receipts of publications.
 */
export function createEditions(engine: Engine): string[] {
  const { indexedId, instant, sortedText } = columnTypes[engine];
  const ofEdition = "edition_id text not null references editions (id) on delete cascade";
  // Lists read many rows and no texts, so PostgreSQL stores texts out of line.
  const storage = engine === "postgres" ? "with (toast_tuple_target = 1024)" : "";
  return [
    // Deferred, because a restore inserts editions in any order, and their versions after them.
    `create table editions (${indexedId}, kind text not null, slug text not null, language text not null,
      translation_of text references editions (id) on delete cascade deferrable initially deferred,
      source_revision integer, languages text not null, stale ${flag("editions.stale")},
      state text not null ${oneOf("editions.state", "draft", "scheduled", "published", "withdrawn")},
      revision integer not null, public_revision integer, first_published_at ${instant}, due_at ${instant},
      due_version text ${engine === "sqlite" ? dueVersion : ""}, changed_at ${instant} not null, changed_by text, changed_by_name text not null,
      created_at ${instant} not null, deleted_at ${instant}, sample text ${samples}, title text not null, folded text not null,
      fields text not null) ${storage}`,
    ...editionIndexes,
    ...textIndex(engine, "editions"),
    ...wordIndex(engine, "editions"),

    `create table revisions (${ofEdition}, revision integer not null, at ${instant} not null, fields text not null,
      primary key (edition_id, revision))`,
    "create index revisions_by_time on revisions (at)",
    `create table versions (id text primary key not null, ${ofEdition}, revision integer not null,
      slug text not null, act text not null ${versionActs}, author_id text, author_name text not null, at ${instant} not null,
      fields text not null)`,
    "create index versions_by_edition on versions (edition_id, at, id)",
    // The two tables refer to each other, and PostgreSQL requires a referenced table to exist.
    ...(engine === "postgres" ? [`alter table editions add foreign key (due_version) ${dueVersion}`] : []),
    `create table redirects (kind text not null, old_slug text not null, new_slug text,
      primary key (kind, old_slug))`,
    "create index redirects_by_target on redirects (kind, new_slug)",
    // Addresses of the organisation's earlier site, and the records imported from it.
    `create table old_addresses (path ${sortedText} primary key not null, kind text not null,
      record_id ${sortedText} not null, language text not null)`,
    `create table previews (id text primary key not null, token_hash text not null unique, ${ofEdition},
      created_by text not null, created_at ${instant} not null, expires_at ${instant} not null,
      revoked_at ${instant})`,
    "create index previews_by_edition on previews (edition_id, created_at)",
    `create table receipts (id text primary key not null, ${ofEdition}, act text not null ${receiptActs}, at ${instant} not null,
      slug text not null, old_slug text, state text not null ${oneOf("receipts.state", "waiting", "green", "red")},
      tried_at ${instant}, checks text not null)`,
    "create index receipts_by_edition on receipts (edition_id, at, id)",
    "create index receipts_waiting on receipts (at) where state = 'waiting'",
    "create index receipts_red on receipts (at) where state = 'red'",
  ];
}

const dueVersion = "references versions (id) on delete set null deferrable initially deferred";

const versionActs = oneOf(
  "versions.act",
  ...["saved", "published", "scheduled", "withdrawn", "restored", "deleted"],
);
const samples = oneOf("editions.sample", "present", "removed public", "removed hidden");
const receiptActs = oneOf("receipts.act", "published", "withdrawn", "renamed");

const notDeleted = "where deleted_at is null";
/** Lists of a kind exclude translations, which would otherwise be skipped one by one. */
const originals = `${notDeleted} and translation_of is null`;
/** Includes the columns of the condition, so that the index alone answers a query. */
const filterColumns = "languages, translation_of, deleted_at";

const editionIndexes = [
  "create unique index editions_by_address on editions (kind, slug) where translation_of is null",
  "create unique index editions_by_original on editions (translation_of, language) where translation_of is not null",
  `create index editions_by_change on editions (changed_at, id) ${notDeleted}`,
  `create index editions_by_state on editions (state, changed_at, id) ${notDeleted}`,
  `create index editions_by_kind on editions (kind, changed_at, id, ${filterColumns}) ${originals}`,
  `create index editions_by_kind_and_state on editions (kind, state, changed_at, id, ${filterColumns}) ${originals}`,
  `create index editions_by_languages on editions (changed_at, id, ${filterColumns}) ${originals}`,
  `create index editions_stale on editions (stale, changed_at, id) ${originals} and stale = 1`,
  `create index editions_stale_by_kind on editions (stale, kind, changed_at, id) ${originals} and stale = 1`,
  "create index editions_deleted on editions (deleted_at, id) where deleted_at is not null",
  "create index editions_changed on editions (changed_at, id) where revision > public_revision",
  "create index editions_samples on editions (sample, id) where sample is not null",
  "create index editions_due on editions (due_at) where due_at is not null",
  // For the foreign key check when a version is deleted.
  "create index editions_by_due_version on editions (due_version) where due_version is not null",
];
