import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MediaStore } from "../media/store.ts";
import type { TarEntry } from "./tar.ts";

/** What is larger goes through a file, so that it is never in memory. */
const small = 1_000_000;
/** Whoever serves it says what it is: the site knows. */
const type = "application/octet-stream";

export async function restoreObject(store: MediaStore, key: string, file: FileHandle, entry: TarEntry) {
  const { bytes, start } = entry;
  if (bytes <= small) {
    const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
    return store.put(key, buffer, type);
  }
  const folder = await mkdtemp(join(tmpdir(), "restore-"));
  try {
    const path = join(folder, "object");
    const content = createReadStream("", { fd: file.fd, start, end: start + bytes - 1, autoClose: false });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    await store.put(key, { path }, type);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
