/** Which backups are kept. They are compared with each other: a wrong clock cannot make all of them look old. */
import type { Retention } from "../process/backup-retention.ts";
import { type NamedBackup, newestFirst } from "./backup-name.ts";

const day = 24 * 60 * 60_000;
const dayOf = (at: number) => Math.floor(at / day);
const periods = {
  days: dayOf,
  // 1 January 1970 was a Thursday; weeks begin on Monday.
  weeks: (at: number) => Math.floor((dayOf(at) + 3) / 7),
  months: (at: number) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth(),
};
/** Ages are counted from this backup, the seventh newest: a clock that is wrong for six backups makes none too old. */
const referenceIndex = 6;

/**
 * The backups to delete. None is kept for longer than messages are (`maxMonths`), because it still contains messages that
 * were deleted since.
 *
 * Those dated later than `now` were made with a clock that was ahead, or the clock is behind now. They count on their own,
 * so that the backup just made is the newest of the rest.
 */
export function expired<Backup extends NamedBackup>(
  backups: Backup[],
  retention: Retention,
  maxMonths: number,
  now: number,
): Backup[] {
  const past = backups.filter(({ at }) => at <= now);
  const future = backups.filter(({ at }) => at > now);
  return [past, future].flatMap((group) => expiredOf(group, retention, maxMonths));
}

function expiredOf<Backup extends NamedBackup>(
  backups: Backup[],
  retention: Retention,
  maxMonths: number,
): Backup[] {
  const sorted = backups.toSorted(newestFirst);
  const [newest] = sorted;
  if (!newest) return [];
  const kept = new Set<Backup>(sorted.slice(0, Math.max(retention.newest, 1)));
  // The backups of the last 24 hours, if there is more than one a day.
  if (retention.days > 0) for (const one of sorted) if (one.at > newest.at - day) kept.add(one);
  for (const [name, periodOf] of Object.entries(periods)) {
    const seen = new Set<number>();
    for (const one of sorted) {
      if (seen.has(periodOf(one.at)) || seen.size >= retention[name as keyof typeof periods]) continue;
      seen.add(periodOf(one.at));
      kept.add(one);
    }
  }
  const oldest = monthsBefore(sorted[referenceIndex]?.at, maxMonths);
  return sorted.filter((one) => !kept.has(one) || one.at < oldest);
}

function monthsBefore(at: number | undefined, months: number): number {
  if (at === undefined) return Number.NEGATIVE_INFINITY;
  const date = new Date(at);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
