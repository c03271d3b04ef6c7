import { createHash, type Hash } from "node:crypto";
import { type FileHandle, link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { trailerOf } from "./backup-format.ts";
import { explainFileError } from "./backup-problem.ts";
import { paddingOf, tarHeader } from "./tar.ts";
import { verifyBackup } from "./verify-backup.ts";

export type BackupFile = Awaited<ReturnType<typeof createBackupFile>>;

/**
 * A backup while it is written, under another name until it is complete. Only its owner can read it, because it contains
 * the messages of visitors.
 */
export async function createBackupFile(path: string, { replace = false } = {}) {
  const unfinished = `${path}.unfinished`;
  const explained = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause) => Promise.reject(explainFileError(path, cause)));
  if (!replace) await explained(checkMissing(path));
  const file = await explained(openPrivate(unfinished));
  const whole = createHash("sha256");
  const checksums: string[] = [];
  let bytes = 0;

  const write = async (chunk: Uint8Array) => {
    whole.update(chunk);
    bytes += chunk.length;
    await explained(file.writeFile(chunk));
  };

  const addStream = async (name: string, size: number, content: Readable | Iterable<Uint8Array>) => {
    await write(tarHeader(name, size, new Date()));
    const fileHash: Hash = createHash("sha256");
    let received = 0;
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      received += chunk.length;
      fileHash.update(chunk);
      await write(chunk);
    }
    if (received !== size) throw new Error(`${name} has ${received} bytes instead of the announced ${size}.`);
    await write(paddingOf(size));
    checksums.push(`${fileHash.digest("hex")}  ${name}\n`);
  };
  const add = (name: string, content: Uint8Array) => addStream(name, content.length, [content]);

  return {
    add,
    addStream,
    bytes: () => bytes,
    /** Renames the file once it is on disk and verified. Returns its size. */
    async finish(): Promise<number> {
      await add("SHA256SUMS", Buffer.from(checksums.join("")));
      const trailer = trailerOf(whole.digest("hex"));
      await explained(file.writeFile(trailer));
      await explained(file.sync());
      await file.close();
      await verifyBackup(unfinished);
      await explained(replace ? rename(unfinished, path) : publish(unfinished, path));
      await syncFolder(dirname(path));
      return bytes + trailer.length;
    },
    /** Removes the unfinished file. */
    async abandon(): Promise<void> {
      await file.close().catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}

async function openPrivate(path: string): Promise<FileHandle> {
  const file = await open(path, "w", 0o600);
  // A killed backup may have left the file with other permissions.
  await file.chmod(0o600);
  return file;
}

async function checkMissing(path: string): Promise<void> {
  const found = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await found?.close();
  if (found) throw Object.assign(new Error(`${path} exists`), { code: "EEXIST" });
}

/** Links instead of renaming, because a link never replaces a file that appeared meanwhile. */
async function publish(unfinished: string, path: string): Promise<void> {
  try {
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    // Some file systems do not support links.
    return rename(unfinished, path);
  }
  await rm(unfinished);
}

/** Makes the new name survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
