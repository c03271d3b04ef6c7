/** When an answer is due. The only definition of "overdue": for the desk, for reminders and for `npm run enquiries`. */
import { type RawBuilder, sql } from "kysely";
import type { ClosedDays } from "./closed-days.ts";

/** How soon the site promises an answer. */
export const promisedWithin = 24 * 60 * 60_000;

/** 24 hours later, not counting the days on which the office is closed. */
export function dueAfter(at: Date, closed: ClosedDays = []): string {
  let [time, left] = [at.getTime(), promisedWithin];
  for (const { start, end } of closed) {
    if (start >= time + left) break;
    if (end <= time) continue;
    left -= Math.max(0, start - time);
    time = end;
  }
  return new Date(time + left).toISOString();
}

/** A message that waits for no answer has no `due_at`. */
export const isOverdue = ({ due_at }: { due_at: string | null }, now: Date): boolean =>
  due_at !== null && due_at <= now.toISOString();

/** The same as a condition in SQL. */
export const overdueAt = (now: Date): RawBuilder<boolean> => sql`due_at <= ${now.toISOString()}`;

/** Whether a conversation is snoozed, as a condition in SQL. Its snooze ends by itself, because every list compares the time. */
export const isSnoozedAt = (now: Date): RawBuilder<boolean> => sql`snoozed_until > ${now.toISOString()}`;
export const isAwakeAt = (now: Date): RawBuilder<boolean> =>
  sql`(snoozed_until is null or snoozed_until <= ${now.toISOString()})`;
