/** Parses BACKUP_KEEP. */
export type Retention = {
  /** How many of the newest are kept in any case. */
  newest: number;
  /** For how many days, weeks and months that have a backup the newest of each is kept. */
  days: number;
  weeks: number;
  months: number;
};

export const defaultRetention: Retention = { newest: 1, days: 7, weeks: 5, months: 12 };

/** From a setting such as "7d,5w,12m". Undefined if it is invalid. */
export function readRetention(text: string): Retention | undefined {
  const [, days, weeks, months] = /^([1-9]\d{0,2})d,(\d{1,3})w,(\d{1,3})m$/.exec(text) ?? [];
  return days ? { newest: 1, days: Number(days), weeks: Number(weeks), months: Number(months) } : undefined;
}
