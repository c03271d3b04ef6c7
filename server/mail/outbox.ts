import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, MailRow } from "../database/schema.ts";

export type NewMail = Pick<MailRow, "purpose"> &
  Partial<
    Pick<
      MailRow,
      "message_id" | "post_id" | "registration_id" | "subscriber_id" | "recipient" | "subject" | "body"
    >
  >;

/** For mails outside any conversation, registration and subscription. Beyond this, the oldest are dropped. */
const maxWaiting = 500;

/**
 * Puts a mail into the outbox. Call it in the transaction that the mail reports on, so that nothing is sent if that fails,
 * and wake the worker afterwards.
 */
export async function queueMail(db: Kysely<Database>, mail: NewMail, at: Date): Promise<void> {
  const now = at.toISOString();
  await db
    .insertInto("mails")
    .values({ id: randomUUID(), ...mail, attempts: 0, created_at: now, due_at: now })
    .execute();
  if (!mail.message_id && !mail.registration_id && !mail.subscriber_id) await dropOldest(db);
}

async function dropOldest(db: Kysely<Database>): Promise<void> {
  const beyond = db
    .selectFrom("mails")
    .select("id")
    .where("message_id", "is", null)
    .where("registration_id", "is", null)
    .where("subscriber_id", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(maxWaiting)
    .limit(maxWaiting);
  await db.deleteFrom("mails").where("id", "in", beyond).execute();
}
