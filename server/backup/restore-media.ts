import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MediaStore } from "../media/store.ts";
import { mediaFolder, tableFolder } from "./backup-format.ts";
import { backedUpMedia, mediaTables, placeOfKey } from "./media-objects.ts";
import type { Backup } from "./open-backup.ts";
import { readRows } from "./restore-rows.ts";
import type { TarEntry } from "./tar.ts";

/** Larger objects go through a temporary file, so that they are never in memory. */
const maxBytesInMemory = 1_000_000;
/** Ignored: the site sets the type itself when it serves an object. */
const type = "application/octet-stream";

export type RestoredMedia = { objects: number; bytes: number };

/** Restores only objects with a row: the backup may contain others that were removed while it was written. */
export async function restoreMedia(
  { file, filesIn }: Backup,
  store: MediaStore,
  onProgress: (sentence: string) => void,
  scratch: string,
): Promise<RestoredMedia> {
  const places = new Set<string | undefined>();
  for (const table of mediaTables)
    for (const entry of filesIn(tableFolder(table)))
      for (const row of await readRows(file, entry))
        for (const { place } of backedUpMedia(table, row)) places.add(place);
  let [objects, bytes] = [0, 0];
  for (const entry of filesIn(mediaFolder)) {
    const key = entry.name.slice(mediaFolder.length);
    if (!places.has(placeOfKey(key))) continue;
    await restoreObject(store, key, file, entry, scratch);
    objects++;
    bytes += entry.bytes;
    onProgress(`Pictures and files: ${objects}`);
  }
  return { objects, bytes };
}

async function restoreObject(
  store: MediaStore,
  key: string,
  file: FileHandle,
  { bytes, start }: TarEntry,
  scratch: string,
) {
  if (bytes <= maxBytesInMemory) {
    const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
    return store.put(key, buffer, type);
  }
  const folder = await mkdtemp(join(scratch, "restore-"));
  try {
    const path = join(folder, "object");
    const content = createReadStream("", { fd: file.fd, start, end: start + bytes - 1, autoClose: false });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    await store.put(key, { path }, type);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
