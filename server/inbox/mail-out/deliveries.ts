/** Claims mails of the outbox, and records whether they were sent. */
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import { after } from "../../database/instants.ts";
import type { Lease } from "../../database/leases.ts";
import type { Database, MailRow } from "../../database/schema.ts";
import { claimedFor, longestPause, maxAttempts, pauseAfter } from "../../mail/retries.ts";
import { noteUndelivered } from "./note-undelivered.ts";

type Db = Kysely<Database>;

/**
 * Claims the mails that have waited longest, by making them due later. Only one process gets each mail, and if that
 * process is killed, the mail becomes due again.
 */
export async function claimMails(db: Db, now: Date, most: number, lease?: Lease): Promise<MailRow[]> {
  const isDue = dueAt(now);
  const claimed = await db
    .updateTable("mails")
    .set(({ eb }) => ({ attempts: eb("attempts", "+", 1), due_at: after(now, claimedFor) }))
    .where("id", "in", (eb) =>
      eb.selectFrom("mails").select("id").where(isDue).orderBy("due_at").orderBy("id").limit(most),
    )
    // Checked again on the locked row: another process may have claimed it meanwhile.
    .where(isDue)
    // A process that slept too long may not know yet that another one sends the mail now.
    .$if(lease !== undefined, (claim) =>
      claim.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("leases")
            .select("token")
            .where("leases.name", "=", lease?.name ?? "")
            .where("leases.token", "=", lease?.token ?? 0),
        ),
      ),
    )
    .returningAll()
    .execute();
  return claimed.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
}

const dueAt =
  (now: Date) =>
  ({ eb, and, or }: ExpressionBuilder<Database, "mails">): Expression<SqlBool> =>
    and([
      eb("sent_at", "is", null),
      eb("given_up_at", "is", null),
      // A mail due later than the longest pause was dated by a clock that was ahead.
      or([eb("due_at", "<=", after(now, 0)), eb("due_at", ">", after(now, longestPause + 60_000))]),
    ]);

/** A mail outside any conversation, such as an invitation with its key, is deleted once it is sent. */
export async function markSent(db: Db, mail: MailRow, now: Date): Promise<void> {
  if (mail.message_id === null) return drop(db, mail);
  const sent = { sent_at: after(now, 0), last_error: null, subject: null, body: null };
  await db.updateTable("mails").set(sent).where("id", "=", mail.id).execute();
}

/** Records why a mail could not be sent; true if it will not be retried. */
export async function markFailed(
  db: Db,
  mail: MailRow,
  { problem, isPermanent = false }: { problem: string; isPermanent?: boolean },
  now: Date,
): Promise<boolean> {
  const isLast = isPermanent || mail.attempts >= maxAttempts;
  if (isLast) await giveUp(db, mail, problem, now);
  else
    await db
      .updateTable("mails")
      .set({ last_error: problem, due_at: after(now, pauseAfter(mail.attempts)) })
      .where("id", "=", mail.id)
      .execute();
  return isLast;
}

async function giveUp(db: Db, mail: MailRow, last_error: string, now: Date): Promise<void> {
  if (mail.registration_id !== null) await noteUndeliverable(db, mail.registration_id, last_error);
  if (mail.message_id === null) return drop(db, mail);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("mails")
      .set({ last_error, given_up_at: after(now, 0) })
      .where("id", "=", mail.id)
      .where("given_up_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await noteUndelivered(trx, mail, last_error, now);
  });
}

/** Staff see it in the list of the people who registered. */
async function noteUndeliverable(db: Db, registrationId: string, undelivered: string): Promise<void> {
  await db.updateTable("registrations").set({ undelivered }).where("id", "=", registrationId).execute();
}

export async function drop(db: Db, { id }: MailRow): Promise<void> {
  await db.deleteFrom("mails").where("id", "=", id).execute();
}
