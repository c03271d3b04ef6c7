/** The backups in a folder, recognised by their names. Other files are never touched. */
import { mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { trailerSize } from "../../server/backup/backup-format.ts";
import {
  encryptedExtension,
  type NamedBackup,
  newestFirst,
  timeOfName,
} from "../../server/backup/backup-name.ts";
import { explainFileError } from "../../server/backup/backup-problem.ts";
import { expired } from "../../server/backup/retention.ts";
import { blockSize } from "../../server/backup/tar.ts";
import type { Retention } from "../../server/process/backup-retention.ts";

/** A backup in progress is written to all the time, so an older unfinished file is a leftover. In milliseconds. */
const unfinishedFor = 60 * 60_000;
const unfinishedExtension = ".unfinished";
const workPrefix = ".work-";

export type BackupInFolder = NamedBackup & { path: string; bytes: number };

/** The complete backups, newest first. */
export async function ownBackups(folder: string): Promise<BackupInFolder[]> {
  const found: BackupInFolder[] = [];
  for (const name of await readdir(folder)) {
    const at = timeOfName(name);
    const path = join(folder, name);
    if (at !== undefined && (await isComplete(path)))
      found.push({ name, at, path, bytes: (await stat(path)).size });
  }
  return found.sort(newestFirst);
}

/** Whether it was written to its end. The digest was checked when it was written. */
async function isComplete(path: string): Promise<boolean> {
  // It gets its name when it is complete.
  if (path.endsWith(encryptedExtension)) return (await startOf(path, 0)).startsWith("age-encryption.org/");
  const { size } = await stat(path);
  return (await startOf(path, Math.max(size - trailerSize, 0))).startsWith("SHA256\0");
}

async function startOf(path: string, position: number): Promise<string> {
  const file = await open(path, "r");
  try {
    const { buffer } = await file.read(Buffer.alloc(blockSize), 0, blockSize, position);
    return buffer.toString("latin1");
  } finally {
    await file.close();
  }
}

/** Removes the backups whose time is over. Returns their names. */
export async function removeExpired(
  folder: string,
  retention: Retention,
  maxMonths: number,
  now: number,
): Promise<string[]> {
  const old = expired(await ownBackups(folder), retention, maxMonths, now);
  for (const { path } of old) await rm(path);
  return old.map(({ name }) => name);
}

/** A folder beside the backups for unencrypted and temporary files, removed after the work. */
export async function withWorkFolder<Result>(
  folder: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = await mkdtemp(join(folder, workPrefix)).catch((cause) =>
    Promise.reject(explainFileError(folder, cause)),
  );
  try {
    return await work(path);
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** Removes the unfinished files of processes that were killed. */
export async function removeLeftovers(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const isOwn = name.endsWith(unfinishedExtension)
      ? timeOfName(name.slice(0, -unfinishedExtension.length)) !== undefined
      : name.startsWith(workPrefix);
    if (isOwn && now - (await lastChange(path)) > unfinishedFor) await rm(path, { recursive: true });
  }
}

/** Of a file, or of the files in a folder. */
async function lastChange(path: string): Promise<number> {
  const found = await stat(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const names = await readdir(path, { recursive: true });
  const changes = await Promise.all(names.map(async (name) => (await stat(join(path, name))).mtimeMs));
  return Math.max(found.mtimeMs, ...changes);
}
