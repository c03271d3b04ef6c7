import { existsSync } from "node:fs";
import { stored } from "../../app/words/en/desk/stored.ts";
import type { Manifest } from "../../server/backup/backup-format.ts";
import { type BackupResult, recordBackup } from "../../server/backup/backup-history.ts";
import { writeBackup } from "../../server/backup/write-backup.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import { sqlitePath } from "../../server/database/sqlite-file.ts";
import type { MediaStore } from "../../server/media/store.ts";
import { counted, printable } from "../terminal-text.ts";

export type SiteParts = { databaseUrl: string; store: MediaStore };
type Options = { replace?: boolean; onProgress?: (sentence: string) => void; signal?: AbortSignal };

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
    const { bytes, manifest, missing } = await writeBackup(path, { ...site, ...options });
    const isComplete = missing.length === 0;
    const problem = isComplete ? null : missingSentence(missing);
    await record({ bytes, outcome: isComplete ? "done" : "incomplete", problem });
    const sentence = `${path}: ${size(bytes)}, ${contentsOf(manifest)}.${problem ? ` ${problem}` : ""}`;
    return { sentence, isComplete };
  } catch (error) {
    // The failure itself matters more than a failure to record it.
    if (!options.signal?.aborted)
      await record({ bytes: null, outcome: "failed", problem: (error as Error).message }).catch(() => {});
    throw error;
  }
}

async function recordFor(databaseUrl: string, backup: BackupResult): Promise<void> {
  // Connecting would create the file.
  if (databaseUrl.startsWith("file:") && !existsSync(sqlitePath(databaseUrl))) return;
  const database = connectDatabase(databaseUrl);
  try {
    await recordBackup(database, backup);
  } finally {
    await database.close();
  }
}

function missingSentence([first = "", ...more]: string[]): string {
  const path = printable(first).replaceAll("\n", " ");
  const count = more.length;
  return count > 0 ? stored.backup.missingMore({ path, count }) : stored.backup.missing({ path });
}

export function contentsOf({ rows, media }: Manifest): string {
  const count = Object.values(rows).reduce((sum, number) => sum + number, 0);
  return `${counted(count, "row")}, ${counted(media.objects, "stored file")}`;
}

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / 1e5) / 10} MB`;
