import { type FileHandle, open } from "node:fs/promises";
import { migrations } from "../database/migrations/index.ts";
import { type Manifest, manifestName, trailerSize } from "./backup-format.ts";
import { BackupProblem, explainFileError } from "./backup-problem.ts";
import { readTar, type TarEntry } from "./tar.ts";
import { verifyBackup } from "./verify-backup.ts";

export type Backup = {
  file: FileHandle;
  manifest: Manifest;
  /** The files in a folder of the backup, in the order in which they were written. */
  filesIn(folder: string): TarEntry[];
};

/** Opens a backup after verifying that it is intact and that this release can read it. */
export async function openBackup(path: string): Promise<Backup> {
  await verifyBackup(path);
  const file = await open(path, "r").catch((cause) => Promise.reject(explainFileError(path, cause)));
  try {
    const { size } = await file.stat();
    const entries: TarEntry[] = [];
    for await (const entry of readTar(file, size - trailerSize)) entries.push(entry);
    const manifest = await readManifest(file, entries);
    const unknown = manifest.migrations.find((name) => !Object.hasOwn(migrations, name));
    if (unknown)
      throw new BackupProblem(
        `${path} was written by a newer release of this program (${unknown}): restore it with that one.`,
      );
    return { file, manifest, filesIn: (folder) => entries.filter(({ name }) => name.startsWith(folder)) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readManifest(file: FileHandle, entries: TarEntry[]): Promise<Manifest> {
  const entry = entries.find(({ name }) => name === manifestName);
  if (!entry) throw new Error(`The backup has no ${manifestName}.`);
  const { buffer } = await file.read(Buffer.alloc(entry.bytes), 0, entry.bytes, entry.start);
  return JSON.parse(buffer.toString());
}
