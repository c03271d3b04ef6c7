import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Earlier versions of uploads, their descriptions in other languages, and their tags. */
export const addMediaVersions: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const sorted = engine === "sqlite" ? "text" : 'text collate "C"';
  const statements = [
    `alter table media add column replaced_at ${instant}`,
    "alter table media add column texts text not null default '{}'",
    `create table media_versions (media_id ${sorted} not null references media (id) on delete cascade,
      copy text not null, name text not null, type text not null, bytes bigint not null, width integer, height integer,
      images text not null, added_by text, added_by_name text not null, added_at ${instant} not null,
      primary key (media_id, copy))`,
    `create table media_tags (media_id ${sorted} not null references media (id) on delete cascade, tag text not null,
      constraint media_tags_tag_check check (tag <> ''), primary key (media_id, tag))`,
    "create index media_tags_by_tag on media_tags (tag)",
    // Pages show the descriptions in other languages too, so a change of one must invalidate them.
    engine === "sqlite"
      ? `create trigger media_texts_counted after update of texts on media begin
          update content_changes set version = version + 1 where kind = 'media';
        end`
      : `create trigger media_texts_counted after update of texts on media
          for each statement execute function count_update()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
