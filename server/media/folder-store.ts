/** Uploaded pictures and files in a folder that only the site's user can read. */
import { randomUUID } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { checkKey } from "./object-keys.ts";
import { type ByteRange, type MediaStore, type StoredObject, StoreProblem } from "./store.ts";

/** Beside what is stored, on the same disk. No key begins with a dot. */
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
      await onDisk(unfinished, 0o600);
      await intoPlace(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw explained(error);
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
    // Folders that became empty go too, up to the one that holds all.
    for (let parent = dirname(path); parent !== folder; parent = dirname(parent))
      if (!(await rmdir(parent).then(yes, no))) return;
  };

  async function* list(prefix = ""): AsyncIterable<StoredObject> {
    // The part of the prefix that names whole folders, so that not everything is read.
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

const yes = () => true;
const no = () => false;

/** Also when the power fails: a row of the database may speak of it a moment later. */
async function onDisk(path: string, mode?: number): Promise<void> {
  const file = await open(path, mode === undefined ? "r" : "r+");
  try {
    if (mode !== undefined) await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function intoPlace(unfinished: string, path: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await rename(unfinished, path);
      return onDisk(dirname(path));
    } catch (error) {
      // Somebody who removed the last file of the folder removed the folder.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || tries === 5) throw error;
    }
  }
}

export function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

const problems: Record<string, string> = {
  ENOSPC: "The disk of the site is full, so nothing more can be stored. What has come so far is safe.",
  EDQUOT: "The disk of the site is full, so nothing more can be stored. What has come so far is safe.",
  EACCES: "The folder for uploads cannot be written to. Please tell whoever looks after the site.",
  EROFS: "The disk of the site cannot be written to at the moment. What has come so far is safe.",
};

export function explained(error: unknown): unknown {
  const sentence = problems[(error as NodeJS.ErrnoException).code ?? ""];
  return sentence ? new StoreProblem(sentence, { cause: error }) : error;
}
