const minute = 60_000;
export const longestPause = 30 * minute;

/** Three days of trying; then somebody has to look. Counted in attempts, because a clock may jump. */
export const mostAttempts = 148;

/** How long to wait after the given attempt: 1, 2, 4, 8, 16 minutes, then half an hour each time. */
export function pauseAfter(attempt: number): number {
  return Math.min(2 ** (attempt - 1) * minute, longestPause);
}

/** Longer than a mail can take to be sent. */
export const claimedFor = 2 * minute;
