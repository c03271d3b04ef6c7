import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Engine } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import type { Row } from "./snapshot.ts";
import type { TarEntry } from "./tar.ts";

const expand = promisify(gunzip);
/** Per statement. Both engines accept more, but get no faster. */
const maxValues = 2000;

type Db = Kysely<Database>;

export async function readRows(file: FileHandle, { bytes, start }: TarEntry): Promise<Row[]> {
  const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
  const lines = (await expand(buffer)).toString().split("\n");
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}

/** All rows must have the same columns. */
export async function insertRows(db: Db, engine: Engine, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const batchSize = Math.max(1, Math.floor(maxValues / columns.length));
  const into = sql`${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  // Keeps numbers that PostgreSQL would otherwise generate.
  const overriding = engine === "postgres" ? sql`overriding system value` : sql``;
  for (let start = 0; start < rows.length; start += batchSize) {
    const values = rows
      .slice(start, start + batchSize)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${into} ${overriding} values ${sql.join(values)}`.execute(db);
  }
}

/** Triggers have counted the rows already. Versions continue from the backed-up ones, because an old version must never recur. */
export async function addVersions(db: Db, rows: Row[]): Promise<void> {
  for (const { kind, version } of rows)
    await sql`update content_changes set version = version + ${version} where kind = ${kind}`.execute(db);
}

/** Keeps PostgreSQL from generating a number that is in use. */
export async function advanceSequences(db: Db): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'
  `.execute(db);
  for (const { table_name, column_name } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table_name}, ${column_name}), coalesce(max(${sql.ref(column_name)}), 0) + 1, false)
      from ${sql.table(table_name)}
    `.execute(db);
}
