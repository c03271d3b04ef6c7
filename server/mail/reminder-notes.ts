/**
 * Of which messages the staff were reminded. The notes are rows of the outbox that are not sent, under a name that there
 * can be only once, so that of several processes one reminds; they go with their message.
 */
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { overdueAt } from "../enquiries/overdue.ts";
import { type Due, dueMessages } from "./due-messages.ts";

type Db = Kysely<Database>;

const hour = 60 * 60_000;
const remindedBefore = 4 * hour;
/** Rows in one statement. */
const step = 500;

/** Marks the overdue messages that no reminder named yet, and returns them. */
export const noteOverdue = (db: Db, now: Date): Promise<Due[]> =>
  noteAll(db, "over", unnoted(db, "over").where(overdueAt(now)), now);

/** The same of what has little time left. */
export const noteSoonDue = (db: Db, now: Date): Promise<Due[]> =>
  noteAll(
    db,
    "soon",
    unnoted(db, "soon")
      .where(({ not }) => not(overdueAt(now)))
      .where("due_at", "<=", new Date(now.getTime() + remindedBefore).toISOString()),
    now,
  );

type Stage = "soon" | "over";

const unnoted = (db: Db, stage: Stage) =>
  dueMessages(db).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom("mails")
          .select("mails.id")
          .whereRef("mails.message_id", "=", "contact_messages.id")
          .whereRef("mails.due_at", "=", "contact_messages.due_at")
          .where("mails.purpose", "=", "reminder")
          .where("mails.subject", "=", stage),
      ),
    ),
  );

async function noteAll(
  db: Db,
  stage: Stage,
  found: { execute(): Promise<Due[]> },
  now: Date,
): Promise<Due[]> {
  const due = await found.execute();
  const noted: Due[] = [];
  for (let start = 0; start < due.length; start += step)
    noted.push(...(await note(db, stage, due.slice(start, start + step), now)));
  return noted;
}

/** Returns those that no other process has noted first. */
async function note(db: Db, stage: Stage, due: Due[], now: Date): Promise<Due[]> {
  const at = now.toISOString();
  const rows = due.map(({ id, due_at }) => ({
    ...{ id: randomUUID(), purpose: "reminder" as const, message_id: id, subject: stage, attempts: 0 },
    ...{ created_at: at, due_at, sent_at: at, once: `${stage} ${id} ${due_at}` },
  }));
  const inserted = await db
    .insertInto("mails")
    .values(rows)
    .onConflict((conflict) => conflict.column("once").where("once", "is not", null).doNothing())
    .returning("message_id")
    .execute();
  const references = new Set(inserted.map(({ message_id }) => message_id));
  return due.filter(({ id }) => references.has(id));
}

/** Marks the summary of a day as sent; false if a process has done so before. */
export async function noteSummary(db: Db, day: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const noted = await db
    .insertInto("mails")
    .values({
      ...{ id: randomUUID(), purpose: "summary", once: `summary ${day}`, attempts: 0 },
      ...{ created_at: at, due_at: at, sent_at: at },
    })
    .onConflict((conflict) => conflict.column("once").where("once", "is not", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}

/** A note that belongs to no message says that a summary was sent, which matters for a day. */
export async function forgetNotes({ db }: SiteDatabase, now: Date): Promise<void> {
  const shifted = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
  await db
    .deleteFrom("mails")
    .where("message_id", "is", null)
    .where(({ eb, or }) =>
      or([
        eb("sent_at", "<=", shifted(-24)),
        eb("given_up_at", "<=", shifted(-24)),
        // Dated by a clock that was ahead: it would otherwise be kept for too long.
        eb("sent_at", ">", shifted(24)),
      ]),
    )
    .execute();
}
