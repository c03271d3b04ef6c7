import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { ConfigurationError } from "../environment.ts";
import type { SiteDatabase } from "./connect.ts";
import { withKeptStatements } from "./kept-statements.ts";
import type { Database } from "./schema.ts";

export function connectSqlite(url: string): SiteDatabase {
  const path = url.startsWith("file://") ? fileURLToPath(url) : resolve(url.slice("file:".length));
  const file = openFile(path);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: withKeptStatements(file) }) });
  const scrub = async () => {
    file.pragma("wal_checkpoint(TRUNCATE)");
  };
  return { engine: "sqlite", db, scrub, close: () => db.destroy() };
}

function openFile(path: string): Sqlite.Database {
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Several processes share the file: each waits for the other rather than fail.
    const file = new Sqlite(path, { timeout: 5000 });
    file.pragma("journal_mode = WAL");
    // With WAL only FULL survives a power cut without losing what was acknowledged.
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
    // What is deleted is overwritten.
    file.pragma("secure_delete = ON");
    return file;
  } catch (cause) {
    throw new ConfigurationError(explain(path, cause), { cause });
  }
}

function explain(path: string, cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code.startsWith("SQLITE_NOTADB")) return `DATABASE_URL names ${path}, which is not a SQLite database.`;
  if (code.startsWith("SQLITE_BUSY"))
    return `DATABASE_URL names ${path}, which another program keeps locked.`;
  return `DATABASE_URL names ${path}, which cannot be opened for writing (${code || cause}).`;
}
