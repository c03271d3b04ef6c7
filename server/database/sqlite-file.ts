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

/** The smallest database SQLite can write. What is smaller it takes for a new one, and fills. */
const leastBytes = 512;

/** Creates the file if there is none. One that was cut, or lost, is never silently begun anew. */
export function createIfMissing(path: string): void {
  const hasLog = existsSync(`${path}-wal`);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined && hasLog)
    throw new ConfigurationError(
      `DATABASE_URL names ${path}, which is missing, although its log ${path}-wal is there: restore a backup, or remove the log too to begin anew.`,
    );
  if (size === undefined) create(path);
  else if (size < leastBytes)
    throw new ConfigurationError(
      `DATABASE_URL names ${path}, which is empty, as after a disk failed or was full: restore a backup, or remove the file to begin anew.`,
    );
}

/** Under another name first, so that no other process ever sees the file empty. */
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

/** A link, because it never replaces the file that another process has just created. */
function publish(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    // Some file systems have no links.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") renameSync(draft, path);
  }
}

/** The database, its write-ahead log and the memory that processes share. */
const partsOf = (path: string) => [path, `${path}-wal`, `${path}-shm`];

/** Messages are nobody else's business. What belongs to another user is theirs to protect. */
export function keepPrivate(path: string): void {
  for (const part of partsOf(path)) {
    const found = statSync(part, { throwIfNoEntry: false });
    if (found && found.mode & 0o077 && found.uid === process.getuid?.()) chmodSync(part, 0o600);
  }
}

/**
 * To be made when the file is open, and called before writing: SQLite goes on writing into a file that was
 * removed, and all of it is lost when the process ends.
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
