import { sql } from "kysely";
import { kinds } from "../schema.ts";
import { countChanges } from "./content-changes.ts";
import type { Migration } from "./index.ts";
import { indexText } from "./text-index.ts";

const columnTypes = {
  sqlite: {
    // The text index refers to rows by number, and only a declared number survives VACUUM.
    id: "row_id integer primary key, id text not null unique",
    instant: "text",
  },
  postgres: {
    // "C" sorts as SQLite does, by code point.
    id: 'id text collate "C" primary key',
    // Rounded to what JavaScript can hold, so that a value read and compared again is equal.
    instant: "timestamptz(3)",
  },
};

export const createContent: Migration = async (db, engine) => {
  const { id, instant } = columnTypes[engine];
  const statements = [
    `create table our_work (${id}, title text not null, category text not null, image_url text, link text,
      created_at ${instant} not null, excerpt text not null, folded text not null, description text not null)`,
    `create table news (${id}, headline text not null, image_url text, link text,
      created_at ${instant} not null, excerpt text not null, folded text not null, content text not null)`,
    `create table events (${id}, name text not null, location text not null, event_date ${instant} not null,
      ends_at ${instant}, over_at ${instant} not null, time_zone text not null, image_url text, link text,
      created_at ${instant} not null, excerpt text not null, folded text not null, description text not null)`,
    `create table resources (${id}, title text not null, description text not null, category text not null,
      category_key text not null, type text not null, image_url text, file_url text, resource_url text,
      created_at ${instant} not null, excerpt text not null, folded text not null, content text not null)`,
    `create table contact_messages (id text primary key, name text not null, email text not null,
      subject text not null, message text not null, created_at ${instant} not null)`,
    // Each covers the walk to a page: reaching page 4,000 touches no row of the pages before it.
    ...kinds.map((kind) => `create index ${kind}_by_creation on ${kind} (created_at, id)`),
    "create index events_by_date on events (event_date, id, over_at)",
    "create index events_by_end on events (over_at, event_date, id)",
    "create index resources_by_category on resources (category_key, created_at, id)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await countChanges(db, engine);
  await indexText(db, engine);
};
