import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../../server/process/log.ts";
import { newPath, ownBackups, removeLeftovers, removeOld } from "./backup-folder.ts";
import { backUpOnce, type SiteParts } from "./run-backup.ts";

const hour = 60 * 60_000;
export const intervals = { hour, day: 24 * hour, week: 7 * 24 * hour };
export type Interval = keyof typeof intervals;
export const isInterval = (word: string): word is Interval => Object.hasOwn(intervals, word);

/** A clock may be set anew: nobody sleeps longer than this without looking at it. */
const longestSleep = 60_000;

type Asked = { every: Interval; keep: number; folder: string };

/**
 * Backs up again and again until it is told to stop. How old the newest file is decides when the next is due, so that a
 * restart neither misses one nor makes one too many. After a failure it is tried again within the hour.
 */
export async function backUpEvery(
  { every, keep, folder }: Asked,
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
  // Only now that there is a new one.
  for (const path of await removeOld(folder, keep)) log.info("Removed an old backup", { path });
}
