/** Dates relative to today, so that samples never look old. */
import type { Fields } from "../content/record-row.ts";
import { localInstant } from "../database/zoned-time.ts";
import type { FileFields } from "./file-fields.ts";
import { onWorkingDays } from "./working-days.ts";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

export const daysBefore = (today: Date, days: number) => new Date(today.getTime() - days * DAY).toISOString();

/** The times of an event that starts a given number of days from today. */
export function readTimes(fields: FileFields, today: Date): Fields {
  const time_zone = fields.timeZone("time_zone");
  const hours = fields.hours("lasts_hours");
  const day = onWorkingDays(today, fields.wholeNumber("starts_in_days"), time_zone, Math.ceil(hours / 24));
  const start = localInstant(today, day, fields.time("starts_at"), time_zone);
  const end = new Date(start.getTime() + hours * HOUR);
  return { time_zone, event_date: start.toISOString(), ends_at: end.toISOString() };
}
