/** Of which messages the staff were reminded, noted so that of several processes one reminds. */
import type { Kysely } from "kysely";
import type { Database, ReminderRow } from "../../database/schema.ts";
import { overdueAt } from "../answer-due.ts";
import { type Due, dueMessages } from "./due-messages.ts";

type Db = Kysely<Database>;
type Stage = ReminderRow["stage"];

const hour = 60 * 60_000;
const remindedBefore = 4 * hour;
/** Rows in one statement. */
const step = 500;

/** Marks the overdue messages that no reminder named yet, and returns them. */
export const noteOverdue = (db: Db, now: Date): Promise<Due[]> =>
  noteAll(db, "over", unnoted(db, "over").where(overdueAt(now)));

/** The same for messages with little time left. */
export const noteSoonDue = (db: Db, now: Date): Promise<Due[]> =>
  noteAll(
    db,
    "soon",
    unnoted(db, "soon")
      .where(({ not }) => not(overdueAt(now)))
      .where("due_at", "<=", new Date(now.getTime() + remindedBefore).toISOString()),
  );

const unnoted = (db: Db, stage: Stage) =>
  dueMessages(db).where(({ not, exists, selectFrom }) =>
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

async function noteAll(db: Db, stage: Stage, found: { execute(): Promise<Due[]> }): Promise<Due[]> {
  const due = await found.execute();
  const noted: Due[] = [];
  for (let start = 0; start < due.length; start += step)
    noted.push(...(await note(db, stage, due.slice(start, start + step))));
  return noted;
}

/** Returns those that no other process has noted first. */
async function note(db: Db, stage: Stage, due: Due[]): Promise<Due[]> {
  const inserted = await db
    .insertInto("reminders")
    .values(due.map(({ id, due_at }) => ({ message_id: id, stage, due_at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("message_id")
    .execute();
  const references = new Set(inserted.map(({ message_id }) => message_id));
  return due.filter(({ id }) => references.has(id));
}

/** Marks the summary of a day as sent; false if another process has done so before. */
export async function noteSummary(db: Db, day: string, now: Date): Promise<boolean> {
  const noted = await db
    .insertInto("daily_summaries")
    .values({ day, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("day")
    .executeTakeFirst();
  return noted !== undefined;
}

/** That a summary was sent matters for a day. Deletes also what was dated by a clock that was ahead. */
export async function forgetSummaries(db: Db, now: Date): Promise<void> {
  const shifted = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
  await db
    .deleteFrom("daily_summaries")
    .where(({ eb, or }) => or([eb("at", "<=", shifted(-24)), eb("at", ">", shifted(24))]))
    .execute();
}
