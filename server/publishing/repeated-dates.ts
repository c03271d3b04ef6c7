import { instantOf, localTime } from "../database/zoned-time.ts";

export const intervals = ["week", "two weeks", "month"] as const;
export type Interval = (typeof intervals)[number];
export const isInterval = (text: string): text is Interval => intervals.includes(text as Interval);

/** Further dates at a time. */
export const maxRepeats = 12;

/** An instant some intervals later, at the same local time; in a shorter month on its last day. */
export function repeated(instant: string, every: Interval, times: number, timeZone: string): string {
  const local = new Date(`${localTime(new Date(instant), timeZone)}Z`);
  if (every === "month") {
    const day = local.getUTCDate();
    local.setUTCDate(1);
    local.setUTCMonth(local.getUTCMonth() + times);
    const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
    local.setUTCDate(Math.min(day, last));
  } else local.setUTCDate(local.getUTCDate() + times * (every === "week" ? 7 : 14));
  return instantOf(local, timeZone).toISOString();
}
