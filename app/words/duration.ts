import type { Words } from "./translation.ts";

const day = 24 * 60;

/** A duration in words, rounded up so that it never looks shorter than it was. */
export function durationIn({ duration }: Words, minutes: number): string {
  if (minutes < 60) return duration.minutes({ count: minutes });
  if (minutes <= 2 * day) return duration.hours({ count: Math.ceil(minutes / 60) });
  return duration.days({ count: Math.ceil(minutes / day) });
}
