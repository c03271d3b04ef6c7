/** Which messages wait for an answer, and which reminders were sent: recorded, so that only one process sends each. */
import type { Kysely } from "kysely";
import type { ContactMessageRow, Database, ReminderRow } from "../../database/schema.ts";
import { isAwakeAt, overdueAt } from "../answer-due.ts";

type Db = Kysely<Database>;
type Stage = ReminderRow["stage"];
export type DueMessage = Pick<ContactMessageRow, "id" | "assignee"> & { due_at: string };

const hour = 60 * 60_000;
const dueSoon = 4 * hour;
/** Rows per statement. */
const batchSize = 500;
/** More than the staff could answer. The others follow when these are done. */
const maxMessages = 10_000;

/** The messages that wait for an answer, the most urgent first. A snooze silences only those that had a first answer. */
export const dueMessages = (db: Db, now: Date) =>
  db
    .selectFrom("contact_messages")
    .select(["id", "due_at", "assignee"])
    .where("due_at", "is not", null)
    .where(({ or, eb }) => or([eb("first_answer_at", "is", null), isAwakeAt(now)]))
    .$narrowType<{ due_at: string }>()
    .orderBy("due_at")
    .orderBy("id")
    .limit(maxMessages);

/** Marks the overdue messages that no reminder has named yet, and returns them. */
export const markOverdue = (db: Db, now: Date): Promise<DueMessage[]> =>
  markAll(db, "over", unmarked(db, "over", now).where(overdueAt(now)));

/** The same for messages with little time left. */
export const markDueSoon = (db: Db, now: Date): Promise<DueMessage[]> =>
  markAll(
    db,
    "soon",
    unmarked(db, "soon", now)
      .where(({ not }) => not(overdueAt(now)))
      .where("due_at", "<=", new Date(now.getTime() + dueSoon).toISOString()),
  );

const unmarked = (db: Db, stage: Stage, now: Date) =>
  dueMessages(db, now).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom("reminders")
          .select("stage")
          .whereRef("reminders.message_id", "=", "contact_messages.id")
          .whereRef("reminders.due_at", "=", "contact_messages.due_at")
          .where("stage", "=", stage),
      ),
    ),
  );

async function markAll(
  db: Db,
  stage: Stage,
  query: { execute(): Promise<DueMessage[]> },
): Promise<DueMessage[]> {
  const due = await query.execute();
  const marked: DueMessage[] = [];
  for (let start = 0; start < due.length; start += batchSize)
    marked.push(...(await mark(db, stage, due.slice(start, start + batchSize))));
  return marked;
}

/** Returns the messages that no other process has marked first. */
async function mark(db: Db, stage: Stage, due: DueMessage[]): Promise<DueMessage[]> {
  const inserted = await db
    .insertInto("reminders")
    .values(due.map(({ id, due_at }) => ({ message_id: id, stage, due_at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("message_id")
    .execute();
  const references = new Set(inserted.map(({ message_id }) => message_id));
  return due.filter(({ id }) => references.has(id));
}

/** Marks the summary of a day as sent; false if another process was quicker. */
export async function markSummary(db: Db, day: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto("daily_summaries")
    .values({ day, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("day")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes marks older than a day, and those dated by a clock that was ahead. */
export async function deleteOldSummaries(db: Db, now: Date): Promise<void> {
  const shifted = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
  await db
    .deleteFrom("daily_summaries")
    .where(({ eb, or }) => or([eb("at", "<=", shifted(-24)), eb("at", ">", shifted(24))]))
    .execute();
}
