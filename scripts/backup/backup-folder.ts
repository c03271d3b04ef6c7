/** The backups in a folder, recognised by their names. Other files are never touched. */
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { trailerSize } from "../../server/backup/backup-format.ts";
import { blockSize } from "../../server/backup/tar.ts";

const ownName = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/;
/** A backup in progress is written to all the time, so an older unfinished file is a leftover. In milliseconds. */
const unfinishedFor = 60 * 60_000;

export function newPath(folder: string, now = new Date()): string {
  return join(
    folder,
    `site-${now
      .toISOString()
      .replace(/\.\d+Z$/, "Z")
      .replaceAll(":", "-")}.tar`,
  );
}

/** The complete backups, newest first. */
export async function ownBackups(folder: string): Promise<{ path: string; at: number }[]> {
  const found: { path: string; at: number }[] = [];
  for (const name of await readdir(folder)) {
    const [, day, hours, minutes, seconds] = ownName.exec(name) ?? [];
    const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
    const path = join(folder, name);
    if (!Number.isNaN(at) && (await isComplete(path))) found.push({ path, at });
  }
  return found.sort((one, other) => other.at - one.at);
}

/** Whether it was written to its end. The digest was checked when it was written. */
async function isComplete(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const start = Math.max(size - trailerSize, 0);
    const { buffer } = await file.read(Buffer.alloc(blockSize), 0, blockSize, start);
    return buffer.toString("latin1", 0, 7) === "SHA256\0";
  } finally {
    await file.close();
  }
}

/** Removes all but the newest `keep` backups. Returns the removed paths. */
export async function removeOld(folder: string, keep: number): Promise<string[]> {
  const old = (await ownBackups(folder)).slice(keep).map(({ path }) => path);
  for (const path of old) await rm(path);
  return old;
}

/** Removes the unfinished files of processes that were killed. */
export async function removeLeftovers(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.endsWith(".unfinished") || !ownName.test(name.slice(0, -".unfinished".length))) continue;
    if (now - (await stat(path)).mtimeMs > unfinishedFor) await rm(path);
  }
}
