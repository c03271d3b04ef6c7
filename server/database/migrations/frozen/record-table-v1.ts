// Never edited: released migrations call it. What a later table needs otherwise is a new file, record-table-v2.ts.
import { type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "../migration.ts";

type Engine = Parameters<Migration>[1];
type RecordTable = {
  name: string;
  /** Its own columns, as SQL. */
  columns: string;
  /** The column of the long text, which comes last: rows are read without it. */
  text: string;
};

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

/**
 * A table of records that visitors read, with what listing, searching and caching need of it: its creation order,
 * the trigrams of its folded text, and its row in content_changes, kept exact by triggers.
 */
export async function createRecordTableV1(
  db: QueryExecutorProvider,
  engine: Engine,
  { name, columns, text }: RecordTable,
): Promise<void> {
  const { id, instant } = columnTypes[engine];
  const statements = [
    `create table ${name} (${id}, ${columns},
      created_at ${instant} not null, excerpt text not null, folded text not null, ${text} text not null)`,
    // Covers the walk to a page: reaching page 4,000 touches no row of the pages before it.
    `create index ${name}_by_creation on ${name} (created_at, id)`,
    `insert into content_changes (kind, version, total) values ('${name}', 0, 0)`,
    ...(engine === "sqlite" ? [...sqliteCounters(name), ...sqliteIndex(name)] : []),
    ...(engine === "postgres" ? [...postgresCounters(name), ...postgresIndex(name)] : []),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

function sqliteCounters(name: string): string[] {
  const trigger = (operation: string, difference: number) =>
    `create trigger ${name}_${operation}_counted after ${operation} on ${name} begin
      update content_changes set version = version + 1, total = total + ${difference} where kind = '${name}';
    end`;
  return [trigger("insert", 1), trigger("update", 0), trigger("delete", -1)];
}

/** Once a statement, not once a row: a thousand updates of one counter row in a transaction are quadratic. */
function postgresCounters(name: string): string[] {
  const trigger = (operation: string, transition: string) =>
    `create trigger ${name}_${operation}_counted after ${operation} on ${name} ${transition}
      for each statement execute function count_${operation}()`;
  return [
    trigger("insert", "referencing new table as changed"),
    trigger("update", ""),
    trigger("delete", "referencing old table as changed"),
    trigger("truncate", ""),
  ];
}

function sqliteIndex(name: string): string[] {
  const add = `insert into ${name}_text (rowid, folded) values (new.row_id, new.folded);`;
  const remove = `insert into ${name}_text (${name}_text, rowid, folded) values ('delete', old.row_id, old.folded);`;
  return [
    // The text is folded already: the index must not fold it a second way.
    `create virtual table ${name}_text using fts5 (folded, content = '${name}', content_rowid = 'row_id',
      tokenize = 'trigram case_sensitive 1')`,
    `create trigger ${name}_insert_indexed after insert on ${name} begin ${add} end`,
    `create trigger ${name}_delete_indexed after delete on ${name} begin ${remove} end`,
    `create trigger ${name}_update_indexed after update on ${name} when old.folded <> new.folded
      begin ${remove} ${add} end`,
  ];
}

function postgresIndex(name: string): string[] {
  return [
    // A match is confirmed in the text itself: compressed, as PostgreSQL keeps rows from 2 KB on, that takes
    // more than twice as long.
    `alter table ${name} set (toast_tuple_target = 8160)`,
    `alter table ${name} alter column folded set storage main`,
    // Entries go straight into the index: waiting ones would slow every search until the next vacuum.
    `create index ${name}_text on ${name} using gin (folded gin_trgm_ops) with (fastupdate = off)`,
  ];
}
