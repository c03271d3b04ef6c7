/** Changes the state of a conversation: at the desk, on the command line, and by mail. */
import type { Kysely } from "kysely";
import type { Database, EnquiryState } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import { dueAfter } from "./answer-due.ts";
import { readClosedDays } from "./closed-days.ts";

type Db = Kysely<Database>;

/** Like the others, returns whether the message exists. A message that staff have handled is no longer held. */
export async function markAnswered(db: Db, id: string, at: Date): Promise<boolean> {
  const now = at.toISOString();
  return change(
    db
      .updateTable("contact_messages")
      .set(({ fn, ref, val }) => ({
        ...settled("answered", now),
        answered_at: now,
        first_answer_at: fn.coalesce(ref("first_answer_at"), val(now)),
      }))
      .where("id", "=", id),
  );
}

/** Closes it without a further answer. */
export async function close(db: Db, id: string, at: Date): Promise<boolean> {
  const closed = settled("closed", at.toISOString());
  return change(db.updateTable("contact_messages").set(closed).where("id", "=", id));
}

/** Makes it wait for an answer again: the visitor has written again, or our answer was not delivered. */
export async function reopen(db: Db, id: string, at: Date): Promise<boolean> {
  const waiting = {
    state: "waiting",
    answered_at: null,
    snoozed_until: null,
    changed_at: at.toISOString(),
  } as const;
  const due = dueAfter(at, await readClosedDays(db));
  return change(
    db
      .updateTable("contact_messages")
      // If it already waits, its due time stays.
      .set(({ fn, ref, val }) => ({ ...waiting, due_at: fn.coalesce(ref("due_at"), val(due)) }))
      .where("id", "=", id),
  );
}

export async function markSpam(db: Db, id: string, reason: string, at: Date): Promise<boolean> {
  const spam = { ...settled("spam", at.toISOString()), spam: reason };
  return change(db.updateTable("contact_messages").set(spam).where("id", "=", id));
}

/**
 * Makes it wait for an answer, due 24 hours after it arrived, and sends staff a notice unless they have had one. Call it
 * in a transaction, and wake the mail worker afterwards.
 */
export async function markNotSpam(db: Db, id: string, at: Date): Promise<boolean> {
  const message = await db
    .selectFrom("contact_messages")
    .select(["created_at", "answered_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!message) return false;
  const state: EnquiryState = message.answered_at ? "answered" : "waiting";
  const due_at = message.answered_at
    ? null
    : dueAfter(new Date(message.created_at), await readClosedDays(db));
  const isChanged = await change(
    db
      .updateTable("contact_messages")
      .set({ state, due_at, spam: null, held: null, snoozed_until: null, changed_at: at.toISOString() })
      .where("id", "=", id),
  );
  if (!isChanged) return false;
  const notice = await db
    .selectFrom("mails")
    .select("id")
    .where("message_id", "=", id)
    .where("purpose", "=", "notice")
    .executeTakeFirst();
  if (!notice) await queueMail(db, { purpose: "notice", message_id: id }, at);
  return true;
}

const settled = (state: EnquiryState, changed_at: string) => ({
  state,
  changed_at,
  due_at: null,
  held: null,
  snoozed_until: null,
});

async function change(update: { executeTakeFirstOrThrow(): Promise<{ numUpdatedRows: bigint }> }) {
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}
