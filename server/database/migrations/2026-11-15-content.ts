import { sql } from "kysely";
import { createRecordTableV1 } from "./frozen/record-table-v1.ts";
import type { Migration } from "./migration.ts";

/** The records that visitors read, counted and indexed, and the messages they send. */
export const createContent: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const run = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };

  if (engine === "postgres") await run("create extension if not exists pg_trgm");
  await run(
    "create table content_changes (kind text primary key, version bigint not null, total bigint not null)",
  );
  if (engine === "postgres")
    await run(
      countFunction("count_insert", "total + (select count(*) from changed)"),
      countFunction("count_update", "total"),
      countFunction("count_delete", "total - (select count(*) from changed)"),
      countFunction("count_truncate", "0"),
    );

  await createRecordTableV1(db, engine, {
    name: "our_work",
    columns: "title text not null, category text not null, image_url text, link text",
    text: "description",
  });
  await createRecordTableV1(db, engine, {
    name: "news",
    columns: "headline text not null, image_url text, link text",
    text: "content",
  });
  await createRecordTableV1(db, engine, {
    name: "events",
    columns: `name text not null, location text not null, event_date ${instant} not null,
      ends_at ${instant}, over_at ${instant} not null, time_zone text not null, image_url text, link text`,
    text: "description",
  });
  await createRecordTableV1(db, engine, {
    name: "resources",
    columns: `title text not null, description text not null, category text not null,
      category_key text not null, type text not null, image_url text, file_url text, resource_url text`,
    text: "content",
  });

  await run(
    `create table contact_messages (id text primary key, name text not null, email text not null,
      subject text not null, message text not null, created_at ${instant} not null)`,
    // As the order of creation does, each of these covers the walk to a page.
    "create index events_by_date on events (event_date, id, over_at)",
    "create index events_by_end on events (over_at, event_date, id)",
    "create index resources_by_category on resources (category_key, created_at, id)",
  );
};

/** What the triggers of every record table call on PostgreSQL. */
function countFunction(name: string, total: string): string {
  return `create function ${name}() returns trigger language plpgsql as $$ begin
      update content_changes set version = version + 1, total = ${total} where kind = tg_table_name;
      return null;
    end $$`;
}
