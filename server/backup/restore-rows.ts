import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Engine } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import type { Row } from "./snapshot.ts";
import type { TarEntry } from "./tar.ts";

const expand = promisify(gunzip);
/** In one statement: both engines take more, and get no faster by it. */
const mostValues = 2000;

type Db = Kysely<Database>;

export async function readRows(file: FileHandle, { bytes, start }: TarEntry): Promise<Row[]> {
  const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
  const lines = (await expand(buffer)).toString().split("\n");
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}

/** All of one table, with the same columns. */
export async function insertRows(db: Db, engine: Engine, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const atOnce = Math.max(1, Math.floor(mostValues / columns.length));
  const into = sql`${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  // Numbers that PostgreSQL gives by itself stay as they were.
  const asGiven = engine === "postgres" ? sql`overriding system value` : sql``;
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${into} ${asGiven} values ${sql.join(values)}`.execute(db);
  }
}

/** Rows were counted while they came. The version goes on from where it was: it must never be an old one again. */
export async function addVersions(db: Db, rows: Row[]): Promise<void> {
  for (const { kind, version } of rows)
    await sql`update content_changes set version = version + ${version} where kind = ${kind}`.execute(db);
}

/** So that PostgreSQL does not give a number twice. */
export async function continueNumbers(db: Db): Promise<void> {
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
