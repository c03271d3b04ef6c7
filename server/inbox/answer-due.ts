/**
 * The one definition of "overdue": for the desk, for reminders and for `npm run enquiries`. A message is overdue from the
 * moment until which an answer was promised; one that waits for no answer has no such moment.
 */
import { type RawBuilder, sql } from "kysely";

export const isOverdue = ({ due_at }: { due_at: string | null }, now: Date): boolean =>
  due_at !== null && due_at <= now.toISOString();

/** The same, of the rows of a query. */
export const overdueAt = (now: Date): RawBuilder<boolean> => sql`due_at <= ${now.toISOString()}`;
