import { randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { ConfigurationError } from "../process/environment.ts";

/** The file that a DATABASE_URL names. */
export function sqlitePath(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : resolve(url.slice("file:".length));
}

/** The size of the smallest SQLite database. SQLite treats a smaller file as a new one. */
const minBytes = 512;

/** Creates a missing file. Never silently replaces a database that was truncated or lost. */
export function createIfMissing(path: string): void {
  const hasLog = existsSync(`${path}-wal`);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined && hasLog)
    throw new ConfigurationError(
      `DATABASE_URL names ${path}, which is missing, although its log ${path}-wal exists: restore a backup, or remove the log as well to start with a new database.`,
    );
  if (size === undefined) create(path);
  else if (size < minBytes)
    throw new ConfigurationError(
      `DATABASE_URL names ${path}, which is empty, perhaps because a disk failed or was full: restore a backup, or remove the file to start with a new database.`,
    );
}

/** Creates it under another name first, so that no other process sees an empty file. */
function create(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  closeSync(openSync(draft, "wx", 0o600));
  try {
    const file = new Sqlite(draft);
    file.pragma("journal_mode = WAL");
    file.close();
    publish(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Links instead of renaming, because a link never replaces a file that another process has just created. */
function publish(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    // Some file systems do not support links.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") renameSync(draft, path);
  }
}

/** The database, its write-ahead log and its shared memory file. */
const partsOf = (path: string) => [path, `${path}-wal`, `${path}-shm`];

/** Only the owner may read the messages of visitors. Files of another system user are left alone. */
export function keepPrivate(path: string): void {
  for (const part of partsOf(path)) {
    const found = statSync(part, { throwIfNoEntry: false });
    if (found && found.mode & 0o077 && found.uid === process.getuid?.()) chmodSync(part, 0o600);
  }
}

/**
 * To be created once the file is open, and called before each write: SQLite keeps writing to a removed file, and all of
 * that is lost when the process ends.
 */
export function fileGuard(path: string): () => void {
  const identify = () => partsOf(path).map(identity).join();
  const opened = identify();
  return () => {
    if (identify() !== opened)
      throw new Error(
        `The database file ${path} was removed, replaced or emptied while in use: put it back, or restart the site.`,
      );
  };
}

function identity(path: string, index: number): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  const isEmptied = index === 0 && found?.size === 0n;
  return found && !isEmptied ? `${found.dev}:${found.ino}` : "none";
}
