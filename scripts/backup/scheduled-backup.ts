import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { ownBackups } from "./backup-folder.ts";
import type { BackupPlan } from "./backup-plan.ts";
import { backUpInto, copyAgain, type Uncopied } from "./full-backup.ts";

const hour = 60 * 60_000;
export const intervals = { hour, day: 24 * hour, week: 7 * 24 * hour };
export type Interval = keyof typeof intervals;
export const isInterval = (word: string): word is Interval => Object.hasOwn(intervals, word);

/** The system clock may be changed, so it is checked at least this often, in milliseconds. */
const longestSleep = 60_000;

type Schedule = { every: Interval; folder: string };

/**
 * Backs up at the interval until the signal aborts. The age of the newest file decides when the next backup is due, so
 * that a restart neither skips one nor makes an extra one. After a failure, it tries again within the hour.
 */
export async function backUpEvery(
  { every, folder }: Schedule,
  plan: BackupPlan,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const retryPause = Math.min(intervals[every], hour) / 4;
  let notBefore = 0;
  let uncopied: Uncopied | undefined;
  while (!signal.aborted) {
    const now = Date.now();
    // A clock that was ahead has left names of the future, which say nothing about the next backup.
    const newest = (await ownBackups(folder)).find(({ at }) => at <= now);
    const isDue = newest === undefined || newest.at + intervals[every] <= now;
    if (now < notBefore || !(isDue || uncopied)) {
      const due = Math.max(newest ? newest.at + intervals[every] : 0, notBefore);
      const wait = Math.max(0, Math.min(uncopied ? notBefore : due, due) - now);
      await pause(Math.min(wait, longestSleep), undefined, { signal }).catch(() => {});
      continue;
    }
    notBefore = now + retryPause;
    try {
      if (isDue) {
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
  }
}
