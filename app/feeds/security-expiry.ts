/**
 * Half a year after the month in which it is asked, so never in the past, and on the first of a month, so that
 * the file stays the same, and can be cached, for a month.
 */
export function securityExpiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1)).toISOString();
}
