import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Pictures and files that staff upload, where each is used, and uploads that are under way. */
export const createMedia: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  // "C" sorts as SQLite does, by code point.
  const id = engine === "sqlite" ? "id text primary key not null" : 'id text collate "C" primary key';
  const statements = [
    `create table media (${id}, kind text not null check (kind in ('picture', 'file')), name text not null,
      type text not null, bytes bigint not null, width integer, height integer, copy text not null,
      images text not null, alt text not null default '', decorative integer not null default 0, caption text not null default '',
      credit text not null default '', focus_x integer not null default 50, focus_y integer not null default 50,
      state text not null check (state in ('encoding', 'ready', 'failed')), problem text, claimed_at ${instant},
      tries integer not null default 0, folded text not null, uploaded_by text, uploaded_by_name text not null, created_at ${instant} not null)`,
    "create index media_by_creation on media (created_at, id)",
    "create index media_encoding on media (created_at, id) where state = 'encoding'",
    "insert into content_changes (kind, version, total) values ('media', 0, 0)",
    ...counters[engine],
    `create table media_uses (media_id text not null,
      edition_id text not null references editions (id) on delete cascade, primary key (media_id, edition_id))`,
    "create index media_uses_by_edition on media_uses (edition_id)",
    `create table uploads (${id}, staff_id text not null, name text not null, bytes bigint not null,
      received bigint not null, pieces text not null, media_id text, refused text,
      created_at ${instant} not null, changed_at ${instant} not null)`,
    "create index uploads_by_change on uploads (changed_at)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** What visitors see of it. Who is encoding it right now is no reason to render every page anew. */
const seen = `name, type, bytes, width, height, copy, images, alt, decorative, caption, credit, focus_x, focus_y, state`;

/** A change of what visitors see grows the version that every cache asks for. */
const counters = {
  sqlite: Object.entries({ insert: "+ 1", update: "+ 0", delete: "- 1" }).map(
    ([operation, difference]) => `create trigger media_${operation}_counted
        after ${operation} ${operation === "update" ? `of ${seen}` : ""} on media begin
          update content_changes set version = version + 1, total = total ${difference} where kind = 'media';
        end`,
  ),
  postgres: Object.entries({
    insert: "on media referencing new table as changed",
    update: `of ${seen} on media`,
    delete: "on media referencing old table as changed",
    truncate: "on media",
  }).map(
    ([operation, what]) => `create trigger media_${operation}_counted after ${operation} ${what}
        for each statement execute function count_${operation}()`,
  ),
};
