import { countChanges } from "./change-counters.ts";
import { columnTypes, type Engine } from "./columns.ts";
import { textIndex, wordIndex } from "./text-index.ts";

/** What visitors read, counted and indexed. */
export function createContent(engine: Engine): string[] {
  const { instant, sortedText } = columnTypes[engine];
  const id = `id ${sortedText} primary key not null`;
  const ordered = `position integer not null, language text not null default 'en', created_at ${instant} not null`;
  return [
    "create table content_changes (kind text primary key not null, version bigint not null, total bigint not null)",
    ...(engine === "postgres" ? countFunctions : []),

    ...records(engine, "our_work", "title text not null, category text not null, link text", "description"),
    ...records(
      engine,
      "news",
      "headline text not null, link text, authors text not null default ''",
      "content",
    ),
    ...records(
      engine,
      "events",
      `name text not null, location text not null, event_date ${instant} not null, ends_at ${instant},
        over_at ${instant} not null, time_zone text not null, status text not null default '', link text`,
      "description",
    ),
    "create index events_by_date on events (event_date, id, over_at, languages)",
    "create index events_by_end on events (over_at, event_date, id, languages)",
    ...records(
      engine,
      "resources",
      `title text not null, description text not null, category text not null, category_key text not null,
        type text not null, type_key text not null default '', authors text not null default '',
        file_url text, resource_url text`,
      "content",
    ),
    "create index resources_by_category on resources (category_key, created_at, id, languages)",
    "create index resources_by_type on resources (type_key, created_at, id, languages)",

    `create table partners (${id}, name text not null, kind text not null default '', website text, image_url text,
      woven text, ${ordered}, text text not null)`,
    ...countChanges(engine, "partners"),
    `create table faq (${id}, question text not null, category text not null, tags text not null default '', ${ordered},
      answer text not null)`,
    ...countChanges(engine, "faq"),
    `create table people (${id}, name text not null, role text not null default '', image_url text, email text,
      profile text, ${ordered}, text text not null)`,
    ...countChanges(engine, "people"),
    "create table organisation (key text primary key not null, value text not null)",
    ...countChanges(engine, "organisation"),

    `create table authorships (kind text not null, record_id ${sortedText} not null, person text not null,
      created_at ${instant} not null, primary key (kind, record_id, person))`,
    "create index authorships_by_person on authorships (person, created_at, kind, record_id)",

    `create table translations (kind text not null, record_id ${sortedText} not null, language text not null,
      title text not null, excerpt text not null, created_at ${instant} not null, updated_at ${instant},
      fields text not null, long_fields text not null, primary key (kind, record_id, language))`,
    ...countChanges(engine, "translations"),
  ];
}

/** A table of the records of a section. The long text comes last: lists are read without it. */
function records(engine: Engine, table: string, columns: string, text: string): string[] {
  const { indexedId, instant } = columnTypes[engine];
  const storage = engine === "postgres" ? "with (toast_tuple_target = 8160)" : "";
  return [
    `create table ${table} (${indexedId}, ${columns}, image_url text, language text not null default 'en',
      languages text not null default ' en ', created_at ${instant} not null, updated_at ${instant},
      excerpt text not null, folded text not null, ${text} text not null) ${storage}`,
    // Covers the walk to a page: reaching page 4,000 touches no row of the pages before it.
    `create index ${table}_by_creation on ${table} (created_at, id, languages)`,
    // The sitemap asks for all that were changed, which must not read their texts.
    `create index ${table}_by_update on ${table} (updated_at, id) where updated_at is not null`,
    ...countChanges(engine, table),
    ...textIndex(engine, table),
    ...wordIndex(engine, table),
  ];
}

/** What the triggers of every counted table call on PostgreSQL. */
const countFunctions = Object.entries({
  insert: "total + (select count(*) from changed)",
  update: "total",
  delete: "total - (select count(*) from changed)",
  truncate: "0",
}).map(
  ([operation, total]) => `create function count_${operation}() returns trigger language plpgsql as $$ begin
      update content_changes set version = version + 1, total = ${total} where kind = tg_table_name;
      return null;
    end $$`,
);
