import type { Engine } from "./columns.ts";

/** A trigram index of the column `folded`. On SQLite, triggers keep it up to date. */
export function textIndex(engine: Engine, table: string): string[] {
  return engine === "sqlite" ? ofSqlite(table) : ofPostgres(table);
}

/** PostgreSQL only: finds a whole word by one entry, where trigrams need several. */
export function wordIndex(engine: Engine, table: string): string[] {
  return engine === "sqlite"
    ? []
    : [`create index ${table}_words on ${table} using gin (search_words(folded)) with (fastupdate = off)`];
}

function ofSqlite(table: string): string[] {
  const add = `insert into ${table}_text (rowid, folded) values (new.row_id, new.folded);`;
  const remove = `insert into ${table}_text (${table}_text, rowid, folded) values ('delete', old.row_id, old.folded);`;
  return [
    // Case-sensitive, because the text is already folded.
    `create virtual table ${table}_text using fts5 (folded, content = '${table}', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1')`,
    `create trigger ${table}_insert_indexed after insert on ${table} begin ${add} end`,
    `create trigger ${table}_delete_indexed after delete on ${table} begin ${remove} end`,
    `create trigger ${table}_update_indexed after update on ${table} when old.folded <> new.folded
      begin ${remove} ${add} end`,
  ];
}

function ofPostgres(table: string): string[] {
  return [
    // A match is confirmed in the text itself, which takes more than twice as long if PostgreSQL compresses it, as it does
    // for rows from 2 KB on. PostgreSQL 15 does not support this in CREATE TABLE.
    `alter table ${table} alter column folded set storage main`,
    // Without fastupdate, because pending entries slow every search until the next vacuum.
    `create index ${table}_text on ${table} using gin (folded gin_trgm_ops) with (fastupdate = off)`,
  ];
}
