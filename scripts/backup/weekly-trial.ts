import { stored } from "../../app/words/en/desk/stored.ts";
import { backupsOf } from "../../server/backup/backup-history.ts";
import { BackupProblem } from "../../server/backup/backup-problem.ts";
import { tryRestore } from "../../server/backup/trial-restore.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import type { Log } from "../../server/process/log.ts";

/** In milliseconds. A little less than a week, so that a daily backup at a slightly earlier time is tried, too. */
const interval = 6.5 * 24 * 60 * 60_000;

export type Trial = {
  isPassed: boolean;
  /** Why the backup cannot be restored. */
  failure?: BackupProblem;
  /** Why there was no trial, although it was due. */
  problem: string | null;
};

export async function isTrialDue(databaseUrl: string, now = Date.now()): Promise<boolean> {
  const database = connectDatabase(databaseUrl);
  try {
    const { lastTried } = await backupsOf(database).last(new Date(now));
    const age = now - Date.parse(lastTried?.tried_at ?? "");
    // Also if the last trial seems to be in the future, after a clock was set back.
    return !(age >= 0 && age < interval);
  } catch {
    return true; // A database of an earlier release knows of no trials.
  } finally {
    await database.close();
  }
}

export async function runTrial(path: string, scratch: string, log: Log): Promise<Trial> {
  try {
    const { rows, objects, bytes } = await tryRestore(path, scratch);
    log.info("Restored the backup on trial", { rows, files: objects, fileBytes: bytes });
    return { isPassed: true, problem: null };
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    log.error("The trial of a backup failed", { error });
    return error.message === stored.backup.noRoomForTrial
      ? { isPassed: false, problem: error.message }
      : { isPassed: false, failure: error, problem: null };
  }
}
