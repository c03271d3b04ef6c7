import { type FileHandle, open } from "node:fs/promises";
import { migrations } from "../database/migrations/index.ts";
import { type Manifest, manifestName } from "./backup-format.ts";
import { BackupProblem, explainFile } from "./backup-problem.ts";
import { trailerSize } from "./digest.ts";
import { readTar, type TarEntry } from "./tar.ts";
import { verifyBackup } from "./verify-backup.ts";

export type Backup = {
  file: FileHandle;
  manifest: Manifest;
  /** The files of a folder, in the order in which they were written. */
  below(folder: string): TarEntry[];
};

/** A backup that is whole, and that this release can read. */
export async function openBackup(path: string): Promise<Backup> {
  await verifyBackup(path);
  const file = await open(path, "r").catch((cause) => Promise.reject(explainFile(path, cause)));
  const { size } = await file.stat();
  const entries: TarEntry[] = [];
  for await (const entry of readTar(file, size - trailerSize)) entries.push(entry);
  const manifest = await readManifest(file, entries);
  const unknown = manifest.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (unknown) {
    await file.close();
    throw new BackupProblem(
      `${path} was written by a newer release of this program (${unknown}): restore it with that one.`,
    );
  }
  return { file, manifest, below: (folder) => entries.filter(({ name }) => name.startsWith(folder)) };
}

async function readManifest(file: FileHandle, entries: TarEntry[]): Promise<Manifest> {
  const entry = entries.find(({ name }) => name === manifestName);
  if (!entry) throw new Error(`The backup has no ${manifestName}.`);
  const { buffer } = await file.read(Buffer.alloc(entry.bytes), 0, entry.bytes, entry.start);
  return JSON.parse(buffer.toString());
}
