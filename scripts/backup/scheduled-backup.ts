import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../../server/process/log.ts";
import { newPath, ownBackups, removeLeftovers, removeOld } from "./backup-folder.ts";
import { backUpOnce, type SiteParts } from "./run-backup.ts";

const hour = 60 * 60_000;
export const intervals = { hour, day: 24 * hour, week: 7 * 24 * hour };
export type Interval = keyof typeof intervals;
export const isInterval = (word: string): word is Interval => Object.hasOwn(intervals, word);

/** The system clock may be changed, so it is checked at least this often, in milliseconds. */
const longestSleep = 60_000;

type Schedule = { every: Interval; keep: number; folder: string };

/**
 * Backs up at the interval until the signal aborts. The age of the newest file decides when the next backup is due, so
 * that a restart neither skips one nor makes an extra one. After a failure, it tries again within the hour.
 */
export async function backUpEvery(
  { every, keep, folder }: Schedule,
  site: SiteParts,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let notBefore = 0;
  while (!signal.aborted) {
    const [newest] = await ownBackups(folder);
    const due = Math.max(newest ? newest.at + intervals[every] : 0, notBefore);
    const wait = due - Date.now();
    if (wait > 0) {
      await pause(Math.min(wait, longestSleep), undefined, { signal }).catch(() => {});
      continue;
    }
    try {
      await backUpInto(folder, keep, site, log, signal);
    } catch (error) {
      if (signal.aborted) return;
      log.error("A backup failed", { error });
      notBefore = Date.now() + Math.min(intervals[every], hour) / 4;
    }
  }
}

async function backUpInto(folder: string, keep: number, site: SiteParts, log: Log, signal: AbortSignal) {
  await removeLeftovers(folder);
  const { sentence, isComplete } = await backUpOnce(newPath(folder), site, { signal });
  log[isComplete ? "info" : "warn"]("Backed up", { backup: sentence });
  // Only after the new backup is complete.
  for (const path of await removeOld(folder, keep)) log.info("Removed an old backup", { path });
}
