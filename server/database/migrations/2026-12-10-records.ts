import { sql } from "kysely";
import { createContentTables } from "./content-tables.ts";
import type { Migration } from "./migration.ts";

/** All published content moves into one table. */
export const createRecords: Migration = async (db, engine) => {
  const old = ["our_work", "news", "events", "resources", "partners", "faq", "people"];
  for (const table of [...old, "authorships", "translations", "organisation"])
    await sql.raw(`drop table ${table}`).execute(db);
  if (engine === "sqlite")
    for (const table of old.slice(0, 4)) await sql.raw(`drop table ${table}_text`).execute(db);
  else
    for (const operation of ["insert", "update", "delete", "truncate"])
      await sql.raw(`drop function count_${operation}() cascade`).execute(db);
  await sql.raw("drop table content_changes").execute(db);
  await createContentTables(db, engine);
  await sql.raw("insert into content_changes (kind, version, total) values ('media', 0, 0)").execute(db);
  const seen = `name, type, bytes, width, height, copy, images, alt, decorative, caption, credit, focus_x, focus_y, state`;
  const what = {
    insert: "on media referencing new table as changed",
    update: `of ${seen} on media`,
    delete: "on media referencing old table as changed",
  };
  if (engine === "postgres")
    for (const [operation, on] of Object.entries(what))
      await sql
        .raw(
          `create trigger media_${operation}_counted after ${operation} ${on}
            for each statement execute function count_${operation}()`,
        )
        .execute(db);
};
