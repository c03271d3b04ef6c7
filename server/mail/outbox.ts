import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, MailRow } from "../database/schema.ts";

export type NewMail = Pick<MailRow, "purpose"> &
  Partial<Pick<MailRow, "message_id" | "post_id" | "recipient" | "subject" | "body">>;

/** So many mails that belong to no conversation wait at most: the oldest are dropped first. */
const mostWaiting = 500;

/**
 * Puts a mail into the outbox, in the transaction that it belongs to: if that fails, nothing is sent. Wake the worker
 * after the transaction.
 */
export async function queueMail(db: Kysely<Database>, mail: NewMail, at: Date): Promise<void> {
  const now = at.toISOString();
  await db
    .insertInto("mails")
    .values({ id: randomUUID(), ...mail, attempts: 0, created_at: now, due_at: now })
    .execute();
  if (!mail.message_id) await dropOldest(db);
}

async function dropOldest(db: Kysely<Database>): Promise<void> {
  const beyond = db
    .selectFrom("mails")
    .select("id")
    .where("message_id", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(mostWaiting)
    .limit(mostWaiting);
  await db.deleteFrom("mails").where("id", "in", beyond).execute();
}
