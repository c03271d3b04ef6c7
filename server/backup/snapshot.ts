/**
 * Reads the database as it was at one moment, while the site continues to write. Both engines keep the old version of a
 * row while a reader needs it, so neither side waits.
 */

import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { stored } from "../../app/words/en/desk/stored.ts";
import { connectDatabase } from "../database/connect.ts";
import { sqlitePath } from "../database/sqlite-file.ts";
import { BackupProblem } from "./backup-problem.ts";

export type Row = Record<string, string | number | null>;
export type Snapshot = {
  tables: Set<string>;
  rows(table: string): AsyncIterable<Row> | Iterable<Row>;
};

/** Rows per fetch from PostgreSQL. One row may have half a megabyte. */
const fetchSize = 100;

export function withSnapshot<Result>(
  url: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  return url.startsWith("file:")
    ? withSqliteSnapshot(sqlitePath(url), work)
    : withPostgresSnapshot(url, work);
}

async function withSqliteSnapshot<Result>(
  path: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(path)) throw new BackupProblem(stored.backup.noDatabase({ path }));
  // A separate connection, so that the site can continue to write.
  const file = new Sqlite(path, { readonly: true, timeout: 5000 });
  try {
    file.exec("begin");
    const found = file.prepare<[], { name: string }>("select name from sqlite_master where type = 'table'");
    const tables = new Set(found.all().map(({ name }) => name));
    const rows = (table: string) => file.prepare<[], Row>(`select * from ${table} order by rowid`).iterate();
    return await work({ tables, rows });
  } finally {
    file.close();
  }
}

async function withPostgresSnapshot<Result>(
  url: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const database = connectDatabase(url);
  const transaction = database.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only");
  try {
    return await transaction.execute(async (db) => {
      const found = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = current_schema()
      `.execute(db);
      async function* rows(table: string) {
        await sql`declare backed_up cursor for select * from ${sql.table(table)}`.execute(db);
        for (let last = fetchSize; last === fetchSize; ) {
          const { rows } = await sql<Row>`fetch ${sql.lit(fetchSize)} from backed_up`.execute(db);
          yield* rows;
          last = rows.length;
        }
        await sql`close backed_up`.execute(db);
      }
      return work({ tables: new Set(found.rows.map(({ name }) => name)), rows });
    });
  } finally {
    await database.close();
  }
}
