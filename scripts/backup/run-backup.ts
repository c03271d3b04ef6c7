import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { stored } from "../../app/words/en/desk/stored.ts";
import type { Manifest } from "../../server/backup/backup-format.ts";
import { type BackupResult, recordBackup } from "../../server/backup/backup-history.ts";
import { encryptedExtension } from "../../server/backup/backup-name.ts";
import { BackupProblem, explainFileError } from "../../server/backup/backup-problem.ts";
import { encryptFile } from "../../server/backup/encrypted-file.ts";
import { type Written, writeBackup } from "../../server/backup/write-backup.ts";
import { connectDatabase, type SiteDatabase } from "../../server/database/connect.ts";
import { sqlitePath } from "../../server/database/sqlite-file.ts";
import type { PublicKey } from "../../server/encryption/age-keys.ts";
import type { MediaStore } from "../../server/media/store.ts";
import { counted, printable } from "../terminal-text.ts";
import { withWorkFolder } from "./backup-folder.ts";

export type SiteParts = { databaseUrl: string; store: MediaStore };
type Options = {
  replace?: boolean;
  /** Required if the name ends with `.age`. */
  key?: PublicKey;
  onProgress?: (sentence: string) => void;
  signal?: AbortSignal;
};

/** Writes a backup, and records the outcome for the desk. */
export async function backUpOnce(
  path: string,
  site: SiteParts,
  options: Options = {},
): Promise<{ sentence: string; isComplete: boolean }> {
  const at = new Date().toISOString();
  const record = (about: Pick<BackupResult, "bytes" | "outcome" | "problem">) =>
    recordFor(site.databaseUrl, { at, finished_at: new Date().toISOString(), ...about });
  try {
    const isEncrypted = path.endsWith(encryptedExtension);
    const { bytes, manifest, missing } = await (isEncrypted
      ? writeEncrypted(path, site, options)
      : writeBackup(path, { ...site, ...options }));
    const isComplete = missing.length === 0;
    const problem = isComplete ? null : missingSentence(missing);
    await record({ bytes, outcome: isComplete ? "done" : "incomplete", problem });
    const sentence = `${writtenSentence(path, bytes, manifest)}${problem ? ` ${problem}` : ""}`;
    return { sentence, isComplete };
  } catch (error) {
    // The failure itself matters more than a failure to record it.
    if (!options.signal?.aborted)
      await record({ bytes: null, outcome: "failed", problem: (error as Error).message }).catch(() => {});
    throw error;
  }
}

async function writeEncrypted(path: string, site: SiteParts, { key, ...options }: Options): Promise<Written> {
  if (!key)
    throw new BackupProblem(
      `To encrypt ${path}, BACKUP_KEY must be set. Make a key with npm run backup -- key.`,
    );
  if (!options.replace && existsSync(path)) throw explainFileError(path, { code: "EEXIST" });
  return withWorkFolder(dirname(path), async (work) => {
    const plain = join(work, "site.tar");
    const written = await writeBackup(plain, { ...site, ...options });
    return { ...written, bytes: (await encryptFile(plain, path, key)).bytes };
  });
}

export const recordFor = (databaseUrl: string, backup: BackupResult) =>
  withHistory(databaseUrl, (database) => recordBackup(database, backup));

/** Undefined if there is no database. */
export async function withHistory<Result>(
  databaseUrl: string,
  work: (database: SiteDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  // Connecting would create the file.
  if (databaseUrl.startsWith("file:") && !existsSync(sqlitePath(databaseUrl))) return undefined;
  const database = connectDatabase(databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export function missingSentence([first = "", ...more]: string[]): string {
  const path = printable(first).replaceAll("\n", " ");
  const count = more.length;
  return count > 0 ? stored.backup.missingMore({ path, count }) : stored.backup.missing({ path });
}

export const writtenSentence = (path: string, bytes: number, manifest: Manifest) =>
  `${path}: ${size(bytes)}, ${contentsOf(manifest)}.`;

export function contentsOf({ rows, media }: Manifest): string {
  const count = Object.values(rows).reduce((sum, number) => sum + number, 0);
  return `${counted(count, "row")}, ${counted(media.objects, "stored file")}`;
}

export const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / 1e5) / 10} MB`;
