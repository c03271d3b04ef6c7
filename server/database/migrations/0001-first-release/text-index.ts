import type { Engine } from "./columns.ts";

/** The trigrams of the column `folded`, kept up to date by triggers on SQLite and by the index itself on PostgreSQL. */
export function textIndex(engine: Engine, table: string): string[] {
  return engine === "sqlite" ? ofSqlite(table) : ofPostgres(table);
}

/** On PostgreSQL also the whole words: it knows a word by one entry, where trigrams need several. */
export function wordIndex(engine: Engine, table: string): string[] {
  return engine === "sqlite"
    ? []
    : [`create index ${table}_words on ${table} using gin (search_words(folded)) with (fastupdate = off)`];
}

function ofSqlite(table: string): string[] {
  const add = `insert into ${table}_text (rowid, folded) values (new.row_id, new.folded);`;
  const remove = `insert into ${table}_text (${table}_text, rowid, folded) values ('delete', old.row_id, old.folded);`;
  return [
    // The text is folded already: the index must not fold it a second way.
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
    // A match is confirmed in the text itself: compressed, as PostgreSQL keeps rows from 2 KB on, that takes more than
    // twice as long. PostgreSQL 15 cannot say this in CREATE TABLE.
    `alter table ${table} alter column folded set storage main`,
    // Entries go straight into the index: waiting ones would slow every search until the next vacuum.
    `create index ${table}_text on ${table} using gin (folded gin_trgm_ops) with (fastupdate = off)`,
  ];
}
