import { written } from "./number.ts";

const day = 24 * 60;

/** A time in words. Begun hours count as whole ones, so that it is never said to be shorter than it was. */
export function duration(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? "one minute" : `${minutes} minutes`;
  if (minutes <= 2 * day) return several(Math.ceil(minutes / 60), "hour");
  return several(Math.ceil(minutes / day), "day");
}

const several = (count: number, unit: string) => (count === 1 ? `one ${unit}` : `${written(count)} ${unit}s`);
