import { createHash, type Hash } from "node:crypto";
import { type FileHandle, link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { explainFile } from "./backup-problem.ts";
import { trailerOf } from "./digest.ts";
import { paddingOf, tarHeader } from "./tar.ts";
import { verifyBackup } from "./verify-backup.ts";

export type BackupFile = Awaited<ReturnType<typeof createBackupFile>>;

/**
 * A backup that is being written, under another name until it is whole. Only its owner can read it: it holds what
 * people wrote to us.
 */
export async function createBackupFile(path: string, { replace = false } = {}) {
  const unfinished = `${path}.unfinished`;
  const explained = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause) => Promise.reject(explainFile(path, cause)));
  if (!replace) await explained(expectNothingAt(path));
  const file = await explained(openPrivate(unfinished));
  const whole = createHash("sha256");
  const sums: string[] = [];
  let bytes = 0;

  const write = async (chunk: Uint8Array) => {
    whole.update(chunk);
    bytes += chunk.length;
    await explained(file.writeFile(chunk));
  };

  const addStream = async (name: string, size: number, content: Readable | Iterable<Uint8Array>) => {
    await write(tarHeader(name, size, new Date()));
    const own: Hash = createHash("sha256");
    let received = 0;
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      received += chunk.length;
      own.update(chunk);
      await write(chunk);
    }
    if (received !== size) throw new Error(`${name} has ${received} bytes and not ${size}, as it was said.`);
    await write(paddingOf(size));
    sums.push(`${own.digest("hex")}  ${name}\n`);
  };
  const add = (name: string, content: Uint8Array) => addStream(name, content.length, [content]);

  return {
    add,
    addStream,
    bytes: () => bytes,
    /** It gets its name once all of it is on the disk and was read again. */
    async finish(): Promise<number> {
      await add("SHA256SUMS", Buffer.from(sums.join("")));
      const trailer = trailerOf(whole.digest("hex"));
      await explained(file.writeFile(trailer));
      await explained(file.sync());
      await file.close();
      await verifyBackup(unfinished);
      await explained(replace ? rename(unfinished, path) : publish(unfinished, path));
      await syncFolder(dirname(path));
      return bytes + trailer.length;
    },
    /** Nothing is left of it. */
    async abandon(): Promise<void> {
      await file.close().catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}

async function openPrivate(path: string): Promise<FileHandle> {
  const file = await open(path, "w", 0o600);
  // It may be left from a backup that was killed.
  await file.chmod(0o600);
  return file;
}

async function expectNothingAt(path: string): Promise<void> {
  const found = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await found?.close();
  if (found) throw Object.assign(new Error(`${path} exists`), { code: "EEXIST" });
}

/** A link, because it never replaces a file that somebody else has put there meanwhile. */
async function publish(unfinished: string, path: string): Promise<void> {
  try {
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    // Some file systems have no links.
    return rename(unfinished, path);
  }
  await rm(unfinished);
}

/** After a power cut the new name is there, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
