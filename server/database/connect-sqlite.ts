import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { ConfigurationError } from "../process/environment.ts";
import type { Deadlines } from "./deadlines.ts";
import type { Database } from "./schema.ts";
import type { SiteDatabase } from "./site-database.ts";
import { sqliteDriver } from "./sqlite-driver.ts";
import { createIfMissing, fileGuard, keepPrivate, sqlitePath } from "./sqlite-file.ts";
import { sqliteWriter } from "./sqlite-writer.ts";
import { writeCheck } from "./write-check.ts";

/** With less free space than this the disk is full: the next message might not fit. */
const leastRoom = 1024 * 1024;

export function connectSqlite(url: string, deadlines: Deadlines): SiteDatabase {
  const path = sqlitePath(url);
  const { reader, writing } = open(path);
  const assertIntact = fileGuard(path);
  const writer = sqliteWriter(writing, assertIntact, deadlines.writeLock);
  const dialect: Dialect = {
    createDriver: () => sqliteDriver(reader, writer, deadlines.answer),
    createAdapter: () => new ManyConnections(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  const db = new Kysely<Database>({ dialect });
  const inspect = async () => {
    assertIntact();
    const { bavail, bsize } = await statfs(dirname(path));
    if (bavail * bsize < leastRoom) throw new Error(`The disk that holds ${path} is full.`);
  };
  return {
    engine: "sqlite",
    db,
    check: writeCheck(db, deadlines, inspect),
    scrub: writer.scrub,
    close: async () => {
      await db.destroy();
      reader.close();
      writing.close();
    },
  };
}

/** Kysely's own adapter has every reader wait for whoever writes, or waits to write. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

function open(path: string): { reader: Sqlite.Database; writing: Sqlite.Database } {
  try {
    createIfMissing(path);
    const writing = openFile(path);
    // What is deleted is overwritten.
    writing.pragma("secure_delete = ON");
    const reader = openFile(path);
    keepPrivate(path);
    return { reader, writing };
  } catch (cause) {
    if (cause instanceof ConfigurationError) throw cause;
    throw new ConfigurationError(explain(path, cause), { cause });
  }
}

function openFile(path: string): Sqlite.Database {
  // Nobody is served yet: opening may wait for another program.
  const file = new Sqlite(path, { fileMustExist: true, timeout: 5000 });
  file.pragma("journal_mode = WAL");
  // With WAL only FULL survives a power cut without losing what was acknowledged.
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // The first reading creates the write-ahead log.
  file.pragma("schema_version");
  // From here on SQLite's own waiting would hold up the whole process.
  file.pragma("busy_timeout = 0");
  return file;
}

function explain(path: string, cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code.startsWith("SQLITE_NOTADB")) return `DATABASE_URL names ${path}, which is not a SQLite database.`;
  if (code.startsWith("SQLITE_BUSY"))
    return `DATABASE_URL names ${path}, which another program keeps locked.`;
  return `DATABASE_URL names ${path}, which cannot be opened for writing (${code || cause}).`;
}
