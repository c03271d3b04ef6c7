const minute = 60_000;
export const longestPause = 30 * minute;

/** Three days; then staff have to act. Counted in attempts, because a clock may jump. */
export const maxAttempts = 148;

/** 1, 2, 4, 8, 16 minutes, then half an hour each time. */
export function pauseAfter(attempt: number): number {
  return Math.min(2 ** (attempt - 1) * minute, longestPause);
}

/** How long a process may claim a mail: longer than sending it can take. */
export const claimedFor = 2 * minute;
