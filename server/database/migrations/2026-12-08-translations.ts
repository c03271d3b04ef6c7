import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * What visitors read in other languages than a record was written in, and the editions that become it. The row of a
 * record stays the one that lists, searches and counts read: it says in which languages the record is there, and the
 * text that is searched holds all of them.
 */
export const createTranslations: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  // "C" sorts as SQLite does, by code point.
  const collation = engine === "sqlite" ? "" : 'collate "C"';
  const statements = [
    `create table translations (kind text not null, record_id text ${collation} not null, language text not null,
      title text not null, excerpt text not null, created_at ${instant} not null, updated_at ${instant},
      fields text not null, long_fields text not null, primary key (kind, record_id, language))`,
    "insert into content_changes (kind, version, total) values ('translations', 0, 0)",
    ...counters[engine],
    ...tables.map((table) => `alter table ${table} add column languages text not null default ' en '`),
    // A list of what can be read in one language is walked and counted in the index, too.
    ...Object.entries(indexes).flatMap(([index, on]) => [
      `drop index ${index}`,
      `create index ${index} on ${on.replace(")", ", languages)")}`,
    ]),
    // By which rules the texts are folded that searches read: 1 are those of before.
    "create table search_folding (version integer not null)",
    "insert into search_folding (version) values (1)",
    // Deferred: a backup restores editions in any order.
    `alter table editions add column translation_of text references editions (id) on delete cascade
      deferrable initially deferred`,
    "alter table editions add column source_revision integer",
    "alter table editions add column languages text not null default ''",
    "update editions set languages = ' ' || language || ' '",
    "alter table editions add column stale integer not null default 0",
    "alter table canned_replies add column language text not null default ''",
    "drop index editions_by_address",
    "create unique index editions_by_address on editions (kind, slug) where translation_of is null",
    "create unique index editions_by_original on editions (translation_of, language) where translation_of is not null",
    // Lists of a kind have no translations: those that are changed often would be passed over one by one. With the
    // columns of its condition an index answers by itself.
    "drop index editions_by_kind",
    "drop index editions_by_kind_and_state",
    `create index editions_by_kind on editions (kind, changed_at, id, ${narrowed}) ${originals}`,
    `create index editions_by_kind_and_state on editions (kind, state, changed_at, id, ${narrowed}) ${originals}`,
    `create index editions_by_languages on editions (changed_at, id, ${narrowed}) ${originals}`,
    `create index editions_stale on editions (stale, changed_at, id) ${originals} and stale = 1`,
    `create index editions_stale_by_kind on editions (stale, kind, changed_at, id) ${originals} and stale = 1`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of tables) {
    // Nothing is written where nothing is to be: it would count as a change.
    const others = sql`${sql.table(table)} where language <> 'en'`;
    const { rows } = await sql<{ id: string; language: string }>`select id, language from ${others}`.execute(
      db,
    );
    for (const { id, language } of rows)
      await sql`update ${sql.table(table)} set languages = ${` ${language} `} where id = ${id}`.execute(db);
  }
};

const tables = ["our_work", "news", "events", "resources"];

/** As they were: the languages come behind. */
const indexes = {
  our_work_by_creation: "our_work (created_at, id)",
  news_by_creation: "news (created_at, id)",
  events_by_creation: "events (created_at, id)",
  events_by_date: "events (event_date, id, over_at)",
  events_by_end: "events (over_at, event_date, id)",
  resources_by_creation: "resources (created_at, id)",
  resources_by_category: "resources (category_key, created_at, id)",
  resources_by_type: "resources (type_key, created_at, id)",
};

const narrowed = "languages, translation_of, deleted_at";
const originals = "where deleted_at is null and translation_of is null";

/** Every cache asks for the version: whatever visitors see grows it. */
const counters = {
  sqlite: Object.entries({ insert: "+ 1", update: "+ 0", delete: "- 1" }).map(
    ([
      operation,
      difference,
    ]) => `create trigger translations_${operation}_counted after ${operation} on translations begin
      update content_changes set version = version + 1, total = total ${difference} where kind = 'translations';
    end`,
  ),
  postgres: Object.entries({
    insert: "referencing new table as changed",
    update: "",
    delete: "referencing old table as changed",
    truncate: "",
  }).map(
    ([
      operation,
      transition,
    ]) => `create trigger translations_${operation}_counted after ${operation} on translations ${transition}
      for each statement execute function count_${operation}()`,
  ),
};
