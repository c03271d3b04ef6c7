import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../process/log.ts";
import { pictureLimits } from "../media-limits.ts";
import type { Image } from "./encode-image.ts";

export type ImageCache = {
  read(key: string): Promise<Image | undefined>;
  write(key: string, image: Image): Promise<void>;
};

type Options = { folder: string; log: Log; limits?: typeof pictureLimits.onDisk };

const digestLength = 32;
/** In milliseconds. A file in use is touched at most this often, because each touch is a write. */
const touchInterval = 3_600_000;

/**
 * Caches encoded images on disk, so that a restart does not encode them again. Several processes may share the folder. If
 * the cache fails, images are only encoded more often. Each file starts with a digest of its key and content, so a
 * truncated, damaged or misplaced file is never served.
 */
export function openImageCache({ folder, log, limits = pictureLimits.onDisk }: Options): ImageCache {
  // A sweep starts whenever this much was written. It leaves room for three times as much: for writes while it runs, until
  // the next one starts, and while that one runs.
  const share = { bytes: limits.maxBytes / 16, files: Math.floor(limits.maxFiles / 16) };
  let written = { bytes: 0, files: 0 };
  let sweeping: Promise<void> | undefined;
  let isFailing = false;

  const pathOf = (key: string) => join(folder, `${sha256(key).toString("hex")}.image`);

  const warnOnce = (error: unknown): void => {
    if (isFailing) return;
    isFailing = true;
    log.warn("Encoded pictures cannot be cached on disk", { folder, error });
  };

  const read = async (key: string): Promise<Image | undefined> => {
    const content = await readAndTouch(pathOf(key));
    const image = content?.subarray(digestLength);
    if (!content || !image) return undefined;
    return digestOf(key, image).equals(content.subarray(0, digestLength)) ? image : undefined;
  };

  const write = async (key: string, image: Image): Promise<void> => {
    const path = pathOf(key);
    const unfinished = `${path}.${randomUUID()}.unfinished`;
    try {
      await started;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await makeRoom(image.length + digestLength);
      await writeFile(unfinished, [digestOf(key, image), image], { flag: "wx", mode: 0o600 });
      // Another process, while starting, may have removed the file as a leftover.
      await rename(unfinished, path).catch(unlessMissing);
      isFailing = false;
    } catch (error) {
      warnOnce(error);
      await rm(unfinished, { force: true }).catch(() => {});
    }
  };

  const makeRoom = async (bytes: number): Promise<void> => {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - bytes < limits.minFree) throw new Error("The disk is almost full.");
    written = { bytes: written.bytes + bytes, files: written.files + 1 };
    if (written.bytes <= share.bytes && written.files <= share.files) return;
    // A write waits for a sweep only if the next sweep is already due.
    await sweeping;
    sweep();
  };

  const sweep = (): void => {
    sweeping ??= removeOldest()
      .catch(warnOnce)
      .finally(() => {
        sweeping = undefined;
      });
  };

  /** Removes the least recently used images. Lists the folder each time, because other processes write there, too. */
  const removeOldest = async (): Promise<void> => {
    written = { bytes: 0, files: 0 };
    const found = [];
    for (const name of await namesIn(folder)) {
      const path = join(folder, name);
      const file = name.endsWith(".image") ? await stat(path).catch(unlessMissing) : undefined;
      if (file) found.push({ path, bytes: file.size, usedAt: file.mtimeMs });
    }
    found.sort((a, b) => b.usedAt - a.usedAt);
    let [bytes, files] = [0, 0];
    for (const file of found) {
      bytes += file.bytes;
      files += 1;
      if (bytes > limits.maxBytes - 3 * share.bytes || files > limits.maxFiles - 3 * share.files)
        await rm(file.path, { force: true });
    }
  };

  const removeUnfinished = async (): Promise<void> => {
    for (const name of await namesIn(folder))
      if (name.endsWith(".unfinished")) await rm(join(folder, name), { force: true });
  };

  const started = removeUnfinished().catch(warnOnce).then(sweep);
  return { read, write };
}

/** Undefined if the file is missing or unreadable. The image is then encoded and written again. */
async function readAndTouch(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    const file = await open(path);
    try {
      const now = Date.now();
      const { mtimeMs } = await file.stat();
      const content = await file.readFile();
      if (now - mtimeMs > touchInterval) await file.utimes(now / 1000, now / 1000).catch(() => {});
      return content as Buffer<ArrayBuffer>;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(unlessMissing)) ?? [];

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const digestOf = (key: string, image: Uint8Array) => sha256(key, "\0", image);
