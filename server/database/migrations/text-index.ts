import { sql } from "kysely";
import { type Kind, kinds } from "../schema.ts";
import type { Migration } from "./index.ts";
import { createTrigramExtension } from "./trigram-extension.ts";

/** Indexes the folded text of every kind by its trigrams. */
export const indexText: Migration = async (db, engine) => {
  if (engine === "postgres") await createTrigramExtension(db);
  const statements = kinds.flatMap(engine === "sqlite" ? sqliteIndex : postgresIndex);
  for (const statement of statements) await sql.raw(statement).execute(db);
};

function sqliteIndex(kind: Kind): string[] {
  const add = `insert into ${kind}_text (rowid, folded) values (new.row_id, new.folded);`;
  const remove = `insert into ${kind}_text (${kind}_text, rowid, folded) values ('delete', old.row_id, old.folded);`;
  return [
    // The text is folded already: the index must not fold it a second way.
    `create virtual table ${kind}_text using fts5 (folded, content = '${kind}', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1')`,
    `create trigger ${kind}_insert_indexed after insert on ${kind} begin ${add} end`,
    `create trigger ${kind}_delete_indexed after delete on ${kind} begin ${remove} end`,
    `create trigger ${kind}_update_indexed after update on ${kind} when old.folded <> new.folded
      begin ${remove} ${add} end`,
  ];
}

function postgresIndex(kind: Kind): string[] {
  return [
    // A match is confirmed in the text itself: compressed, as PostgreSQL keeps rows from 2 KB on, that takes
    // more than twice as long.
    `alter table ${kind} set (toast_tuple_target = 8160)`,
    `alter table ${kind} alter column folded set storage main`,
    // Entries go straight into the index: waiting ones would slow every search until the next vacuum.
    `create index ${kind}_text on ${kind} using gin (folded gin_trgm_ops) with (fastupdate = off)`,
  ];
}
