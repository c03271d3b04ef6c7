import type { Kysely } from "kysely";
import type { ContactMessageRow, Database } from "../database/schema.ts";

type Db = Kysely<Database>;
export type WaitingMail = Pick<
  ContactMessageRow,
  "id" | "name" | "email" | "subject" | "message" | "created_at" | "spam"
> & { attempts: number };

const minute = 60_000;
const longestPause = 30 * minute;
/** Three days of trying; then somebody has to look. Counted in attempts, because a clock may jump. */
export const mostAttempts = 148;

/** How long to wait after the given attempt: 1, 2, 4, 8, 16 minutes, then half an hour each time. */
export function pauseAfter(attempt: number): number {
  return Math.min(2 ** (attempt - 1) * minute, longestPause);
}

/** Longer than a mail can take to be sent. */
export const claimedFor = 2 * minute;

/**
 * Takes the mail that has waited longest and puts it off for a while. Of two processes only one gets it, and
 * if that one is killed in the middle, the mail is simply due again.
 */
export async function claimMail(db: Db, now: Date): Promise<WaitingMail | undefined> {
  const waiting = db
    .selectFrom("enquiry_mails")
    .select(["message_id", "attempts"])
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    // Nothing is put off for longer than the longest pause: a clock that was ahead has been set back.
    .where(({ eb, or }) =>
      or([eb("due_at", "<=", after(now, 0)), eb("due_at", ">", after(now, longestPause + minute))]),
    )
    .orderBy("due_at")
    .limit(1);
  for (let mail = await waiting.executeTakeFirst(); mail; mail = await waiting.executeTakeFirst()) {
    const { message_id, attempts } = mail;
    const { numUpdatedRows } = await db
      .updateTable("enquiry_mails")
      .set({ attempts: attempts + 1, due_at: after(now, claimedFor) })
      .where("message_id", "=", message_id)
      // If another process has taken it meanwhile, the number of attempts has changed.
      .where("attempts", "=", attempts)
      .where("sent_at", "is", null)
      .executeTakeFirstOrThrow();
    const message = numUpdatedRows === 1n && (await readMessage(db, message_id));
    if (message) return { ...message, attempts: attempts + 1 };
  }
  return undefined;
}

function readMessage(db: Db, id: string) {
  return db
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "subject", "message", "created_at", "spam"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  const sent_at = now.toISOString();
  await db
    .updateTable("enquiry_mails")
    .set({ sent_at, last_error: null })
    .where("message_id", "=", id)
    .execute();
}

/** Notes why a mail did not get through; true if it is not tried again. */
export async function markFailed(db: Db, mail: WaitingMail, reason: string, now: Date): Promise<boolean> {
  const isLast = mail.attempts >= mostAttempts;
  await db
    .updateTable("enquiry_mails")
    .set({
      last_error: reason,
      due_at: after(now, pauseAfter(mail.attempts)),
      given_up_at: isLast ? after(now, 0) : null,
    })
    .where("message_id", "=", mail.id)
    .execute();
  return isLast;
}

/** How many messages are held for the staff to look through. */
export async function countHeld(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("contact_messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("held", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
