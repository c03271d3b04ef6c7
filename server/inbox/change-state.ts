/** Every way in which the state of a conversation changes: at the desk, on the command line, and by mail. */
import type { Kysely } from "kysely";
import type { Database, EnquiryState } from "../database/schema.ts";

type Db = Kysely<Database>;

/** How soon an answer is promised. */
export const promisedWithin = 24 * 60 * 60_000;

export const dueAfter = (at: Date): string => new Date(at.getTime() + promisedWithin).toISOString();

/** Each returns whether there is such a message. What was looked at is no longer held. */
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

/** Closed without a further answer. */
export async function close(db: Db, id: string, at: Date): Promise<boolean> {
  const closed = settled("closed", at.toISOString());
  return change(db.updateTable("contact_messages").set(closed).where("id", "=", id));
}

/** An answer is due: the visitor has written again, or our answer did not reach them. */
export async function reopen(db: Db, id: string, at: Date): Promise<boolean> {
  const waiting = { state: "waiting", answered_at: null, changed_at: at.toISOString() } as const;
  return change(
    db
      .updateTable("contact_messages")
      // One that waits already is due when it was.
      .set(({ fn, ref, val }) => ({ ...waiting, due_at: fn.coalesce(ref("due_at"), val(dueAfter(at))) }))
      .where("id", "=", id),
  );
}

export async function markSpam(db: Db, id: string, reason: string, at: Date): Promise<boolean> {
  const spam = { ...settled("spam", at.toISOString()), spam: reason };
  return change(db.updateTable("contact_messages").set(spam).where("id", "=", id));
}

/** Brought back: it waits, and its time counts from when it came. */
export async function markNotSpam(db: Db, id: string, at: Date): Promise<boolean> {
  const message = await db
    .selectFrom("contact_messages")
    .select(["created_at", "answered_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!message) return false;
  const state: EnquiryState = message.answered_at ? "answered" : "waiting";
  const due_at = message.answered_at ? null : dueAfter(new Date(message.created_at));
  return change(
    db
      .updateTable("contact_messages")
      .set({ state, due_at, spam: null, held: null, changed_at: at.toISOString() })
      .where("id", "=", id),
  );
}

const settled = (state: EnquiryState, changed_at: string) => ({
  state,
  changed_at,
  due_at: null,
  held: null,
});

async function change(update: { executeTakeFirstOrThrow(): Promise<{ numUpdatedRows: bigint }> }) {
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}
