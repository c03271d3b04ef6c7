/** The media store as a folder that only the system user of the site can read. */
import { randomUUID } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { checkKey } from "./object-keys.ts";
import { type ByteRange, type MediaStore, type StoredObject, StoreProblem } from "./store.ts";

/** On the same disk, so that a rename is atomic. No key starts with a dot. */
export const unfinishedFolder = (folder: string) => join(folder, ".unfinished");

export function openFolderStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split("/"));

  const put: MediaStore["put"] = async (key, content) => {
    const path = pathOf(key);
    const unfinished = join(unfinishedFolder(folder), randomUUID());
    try {
      await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 });
      if (content instanceof Uint8Array) await writeFile(unfinished, content, { flag: "wx", mode: 0o600 });
      else await copyFile(content.path, unfinished, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      await syncToDisk(unfinished, 0o600);
      await moveIntoPlace(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw explainDiskError(error);
    }
  };

  const read = async (key: string, range?: ByteRange) => {
    const path = pathOf(key);
    const file = await open(path).catch(unlessMissing);
    if (!file) return undefined;
    try {
      const { size } = await file.stat();
      const bytes = range ? Math.min(range.end, size - 1) - range.start + 1 : size;
      return { bytes, stream: createReadStream(path, { fd: file, ...range }) };
    } catch (error) {
      await file.close();
      throw error;
    }
  };

  const remove = async (key: string): Promise<void> => {
    const path = pathOf(key);
    await rm(path, { force: true });
    // Also removes parent folders that are now empty.
    for (let parent = dirname(path); parent !== folder; parent = dirname(parent)) {
      const isRemoved = await rmdir(parent).then(
        () => true,
        () => false,
      );
      if (!isRemoved) return;
    }
  };

  async function* list(prefix = ""): AsyncIterable<StoredObject> {
    // Reads only the folder that the prefix names.
    const start = join(folder, ...prefix.split("/").slice(0, -1));
    const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(unlessMissing);
    for (const entry of entries ?? []) {
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path).split(sep).join("/");
      if (!entry.isFile() || key.startsWith(".") || !key.startsWith(prefix)) continue;
      const found = await stat(path).catch(unlessMissing);
      if (found) yield { key, bytes: found.size, changedAt: found.mtime };
    }
  }

  return { put, read, remove, list };
}

/** The file must survive a power cut: a database row may refer to it a moment later. */
async function syncToDisk(path: string, mode?: number): Promise<void> {
  const file = await open(path, mode === undefined ? "r" : "r+");
  try {
    if (mode !== undefined) await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function moveIntoPlace(unfinished: string, path: string): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await rename(unfinished, path);
      return syncToDisk(dirname(path));
    } catch (error) {
      // Removing the last file of the folder may have removed the folder since.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || attempts === 5) throw error;
    }
  }
}

export function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

const problems: Record<string, string> = {
  ENOSPC:
    "The disk of the site is full, so nothing more can be stored. What you have uploaded so far is safe.",
  EDQUOT:
    "The disk of the site is full, so nothing more can be stored. What you have uploaded so far is safe.",
  EACCES: "The folder for uploads is not writable. Please tell the person who runs the site.",
  EROFS: "The disk of the site is not writable at the moment. What you have uploaded so far is safe.",
};

export function explainDiskError(error: unknown): unknown {
  const sentence = problems[(error as NodeJS.ErrnoException).code ?? ""];
  return sentence ? new StoreProblem(sentence, { cause: error }) : error;
}
