import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { ConfigurationError } from "../process/environment.ts";
import type { Database } from "./schema.ts";
import type { Deadlines, SiteDatabase } from "./site-database.ts";
import { sqliteDriver } from "./sqlite-driver.ts";
import { createIfMissing, fileGuard, keepPrivate, sqlitePath } from "./sqlite-file.ts";
import { sqliteWriter } from "./sqlite-writer.ts";
import { writeCheck } from "./write-check.ts";

/** In bytes. With less free space the disk counts as full, because the next message might not fit. */
const minFreeSpace = 1024 * 1024;

export function connectSqlite(url: string, deadlines: Deadlines): SiteDatabase {
  const path = sqlitePath(url);
  const { readConnection, writeConnection } = open(path);
  const assertIntact = fileGuard(path);
  const writer = sqliteWriter(writeConnection, assertIntact, deadlines.writeLock);
  const dialect: Dialect = {
    createDriver: () => sqliteDriver(readConnection, writer, deadlines.answer),
    createAdapter: () => new MultiConnectionAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  const db = new Kysely<Database>({ dialect });
  // Of the connection that only reads: there it changes with the commits of all others.
  const dataVersion = readConnection.prepare<[], number>("pragma data_version").pluck();
  const inspect = async () => {
    assertIntact();
    const { bavail, bsize } = await statfs(dirname(path));
    if (bavail * bsize < minFreeSpace) throw new Error(`The disk that holds ${path} is full.`);
  };
  return {
    engine: "sqlite",
    db,
    concurrentChanges: 1,
    check: writeCheck(db, deadlines, inspect),
    scrub: writer.scrub,
    changeMark: () => dataVersion.get() ?? Number.NaN,
    ownChanges: writer.changes,
    close: async () => {
      await db.destroy();
      readConnection.close();
      writeConnection.close();
    },
  };
}

/** Kysely's own adapter makes readers wait for writers, even for those that still wait themselves. */
class MultiConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

function open(path: string): { readConnection: Sqlite.Database; writeConnection: Sqlite.Database } {
  try {
    createIfMissing(path);
    const writeConnection = openFile(path);
    // Overwrites deleted content with zeros.
    writeConnection.pragma("secure_delete = ON");
    const readConnection = openFile(path);
    keepPrivate(path);
    return { readConnection, writeConnection };
  } catch (cause) {
    if (cause instanceof ConfigurationError) throw cause;
    throw new ConfigurationError(explain(path, cause), { cause });
  }
}

function openFile(path: string): Sqlite.Database {
  // The site serves no requests yet, so opening may block while another program holds a lock.
  const file = new Sqlite(path, { fileMustExist: true, timeout: 5000 });
  file.pragma("journal_mode = WAL");
  // With WAL, only FULL keeps acknowledged writes through a power cut.
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // In kibibytes. The system caches the file once for all workers; each connection would keep up to 16 MB of its own.
  file.pragma("cache_size = -2048");
  // The first read creates the write-ahead log.
  file.pragma("schema_version");
  // SQLite's own wait would block the whole process: see retry-while-locked.ts.
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
