import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { backupsOf } from "../../server/backup/backup-history.ts";
import type { NamedBackup } from "../../server/backup/backup-name.ts";
import { ownBackups } from "./backup-folder.ts";
import type { BackupPlan } from "./backup-plan.ts";
import { backUpInto, copyAgain, type Uncopied } from "./full-backup.ts";
import { withHistory } from "./run-backup.ts";

const hour = 60 * 60_000;
export const intervals = { hour, day: 24 * hour, week: 7 * 24 * hour };
export type Interval = keyof typeof intervals;
export const isInterval = (word: string): word is Interval => Object.hasOwn(intervals, word);

/** The system clock may be changed, so it is checked at least this often, in milliseconds. */
const longestSleep = 60_000;

type Schedule = { every: Interval; folder: string; retryPause?: number };

/**
 * Backs up at the interval until the signal aborts. The age of the newest file decides when the next backup is due, so
 * that a restart neither skips one nor makes an extra one, unless the newest has no copy. After a failure, it tries again
 * within the hour.
 */
export async function backUpEvery(
  { every, folder, retryPause = hour / 4 }: Schedule,
  plan: BackupPlan,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Timers do not depend on the system clock, which may be set back.
  const sleep = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => {});
  // A clock that was ahead has left names of the future, which say nothing about the next backup.
  const newestFile = async () => (await ownBackups(folder)).find(({ at }) => at <= Date.now());
  const first = await newestFile();
  const withoutCopy = plan.storage && first && !(await isCopied(first, plan)) ? first.name : undefined;
  let uncopied: Uncopied | undefined;
  while (!signal.aborted) {
    const newest = await newestFile();
    const dueAt = newest && newest.name !== withoutCopy ? newest.at + intervals[every] : 0;
    const wait = dueAt - Date.now();
    if (wait > 0 && !uncopied) {
      await sleep(Math.min(wait, longestSleep));
      continue;
    }
    try {
      if (wait <= 0) {
        const { sentence, problem, ...rest } = await backUpInto(folder, plan, signal);
        plan.log[problem ? "warn" : "info"]("Backed up", { backup: sentence, ...(problem && { problem }) });
        uncopied = rest.uncopied;
      } else if (uncopied && (await copyAgain(plan, uncopied, signal))) {
        plan.log.info("Copied a backup to BACKUP_URL after all", { path: uncopied.file.path });
        uncopied = undefined;
      }
    } catch (error) {
      if (signal.aborted) return;
      plan.log.error("A backup failed", { error });
    }
    await sleep(retryPause);
  }
}

/** Whether the history says so of this backup or of a later one. A process that was killed has left no entry. */
async function isCopied({ at }: NamedBackup, { site }: BackupPlan): Promise<boolean> {
  const read = withHistory(site.databaseUrl, (database) => backupsOf(database).last());
  const history = await read.catch(() => undefined);
  return Date.parse(history?.lastCopied?.at ?? "") >= at;
}
