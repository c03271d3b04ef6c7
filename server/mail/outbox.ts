import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, MailPurpose, MailRow } from "../database/schema.ts";

export type NewMail = Pick<MailRow, "purpose"> &
  Partial<Pick<MailRow, "message_id" | "post_id" | "recipient" | "subject" | "body" | "once">>;

/** Mail to the staff that belongs to no conversation: of what waits, the oldest go first. */
const mostStored = 500;
const toStaff: MailPurpose[] = ["staff", "reminder", "summary"];

/**
 * Puts a mail into the outbox, in the transaction that it belongs to: if that fails, nothing is sent. What has the same
 * `once` as an earlier mail is not sent again. Wake the worker after the transaction.
 */
export async function queueMail(db: Kysely<Database>, mail: NewMail, at: Date): Promise<void> {
  const now = at.toISOString();
  await db
    .insertInto("mails")
    .values({ id: randomUUID(), ...mail, attempts: 0, created_at: now, due_at: now })
    .onConflict((conflict) => conflict.column("once").where("once", "is not", null).doNothing())
    .execute();
  if (toStaff.includes(mail.purpose)) await dropOldest(db);
}

async function dropOldest(db: Kysely<Database>): Promise<void> {
  const beyond = db
    .selectFrom("mails")
    .select("id")
    .where("purpose", "in", toStaff)
    .where("message_id", "is", null)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(mostStored)
    .limit(mostStored);
  await db.deleteFrom("mails").where("id", "in", beyond).execute();
}
