/** Temporary files for examining and encoding. A sweep removes those that a killed process left behind. */
import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { explainDiskError, unfinishedFolder, unlessMissing } from "./folder-store.ts";
import { mediaLimits } from "./media-limits.ts";
import { RefusedUpload } from "./refusals.ts";

export type WorkFile = { path: string; bytes: number; sha256: string };
export type WorkFiles = ReturnType<typeof workFilesIn>;

export function workFilesIn(mediaFolder: string) {
  const folder = unfinishedFolder(mediaFolder);

  return {
    /** Passes the path of a file that does not exist yet, and removes the file afterwards. */
    async with<T>(work: (path: string) => Promise<T>): Promise<T> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      try {
        return await work(path);
      } catch (error) {
        throw explainDiskError(error);
      } finally {
        await rm(path, { force: true });
      }
    },

    async sweep(now: Date): Promise<void> {
      for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
        const path = join(folder, name);
        const found = await stat(path).catch(unlessMissing);
        if (found && found.mtimeMs < now.getTime() - mediaLimits.abandoned) await rm(path, { force: true });
      }
    },
  };
}

/** Writes a stream to a file, and returns its size and hash. */
export async function receive(content: AsyncIterable<Uint8Array>, path: string): Promise<WorkFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(
    async function* () {
      for await (const chunk of content) {
        bytes += chunk.length;
        if (bytes > mediaLimits.fileBytes) throw new RefusedUpload("too-large");
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: "wx", mode: 0o600 }),
  );
  return { path, bytes, sha256: hash.digest("hex") };
}
