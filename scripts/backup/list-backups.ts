import type { BackupStorage } from "../../server/backup/storage/backup-storage.ts";
import { done, nothing, type Outcome } from "../command-line.ts";
import { ownBackups } from "./backup-folder.ts";
import { size } from "./run-backup.ts";

/** The backups in a folder, in the storage, or in both, newest first. */
export async function listBackups(folder?: string, storage?: BackupStorage): Promise<Outcome | undefined> {
  if (!folder && !storage) return undefined;
  const found = [
    ...(folder ? await ownBackups(folder) : []).map(({ path, bytes }) => [path, bytes] as const),
    ...((await storage?.list()) ?? []).map(({ name, bytes }) => [`s3:${name}`, bytes] as const),
  ];
  if (found.length === 0) return nothing("There are no backups.");
  return done(found.map(([name, bytes]) => `${name}  ${size(bytes)}`).join("\n"));
}
