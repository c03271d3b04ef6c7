/** When an answer is due. The only definition of "overdue": for the desk, for reminders and for `npm run enquiries`. */
import { type RawBuilder, sql } from "kysely";

/** How soon the site promises an answer. */
export const promisedWithin = 24 * 60 * 60_000;

export const dueAfter = (at: Date): string => new Date(at.getTime() + promisedWithin).toISOString();

/** A message that waits for no answer has no `due_at`. */
export const isOverdue = ({ due_at }: { due_at: string | null }, now: Date): boolean =>
  due_at !== null && due_at <= now.toISOString();

/** The same as a condition in SQL. */
export const overdueAt = (now: Date): RawBuilder<boolean> => sql`due_at <= ${now.toISOString()}`;
