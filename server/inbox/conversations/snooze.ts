/** Takes a waiting conversation out of the open lists until a time. Nothing has to run then: the lists compare the time. */
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import { utcTime } from "../../mail/mail-text.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";
import { isSnoozedAt } from "../answer-due.ts";
import { addPost } from "../posts.ts";

export const maxSnoozeDays = 90;
const day = 24 * 60 * 60_000;

export type Snoozed = "done" | "not there" | "not waiting" | "not a time" | "too far" | "after due";

export function snoozingOf(database: SiteDatabase, now: () => Date) {
  return {
    /**
     * The promise of an answer goes on: a message without its first answer can be snoozed until it is due at most. Takes
     * the lock of incoming mail, so that a visitor's new mail is never hidden by a snooze that began before it.
     */
    snooze: (by: Actor, reference: string, until: Date): Promise<Snoozed> =>
      exclusively(database, "enquiries", async (db) => {
        const at = now();
        const message = await db
          .selectFrom("contact_messages")
          .select(["state", "due_at", "first_answer_at"])
          .where("id", "=", reference)
          .executeTakeFirst();
        if (!message) return "not there";
        if (message.state !== "waiting" || !message.due_at) return "not waiting";
        if (!(until.getTime() > at.getTime())) return "not a time";
        if (until.getTime() > at.getTime() + maxSnoozeDays * day) return "too far";
        const snoozed_until = until.toISOString();
        if (!message.first_answer_at && snoozed_until > message.due_at) return "after due";
        await db
          .updateTable("contact_messages")
          .set({ snoozed_until, changed_at: at.toISOString() })
          .where("id", "=", reference)
          .execute();
        const text = stored.lines.snoozed({ time: utcTime(snoozed_until) });
        await addPost(db, reference, by, { kind: "line", text }, at);
        await logStaffAct(db, by, `snoozed until ${snoozed_until}`, reference, at);
        return "done";
      }),

    /** Ends the snooze early. False if it is not snoozed. */
    wakeUp: (by: Actor, reference: string): Promise<boolean> =>
      database.db.transaction().execute(async (transaction) => {
        const at = now();
        const { numUpdatedRows } = await transaction
          .updateTable("contact_messages")
          .set({ snoozed_until: null, changed_at: at.toISOString() })
          .where("id", "=", reference)
          .where(isSnoozedAt(at))
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await addPost(transaction, reference, by, { kind: "line", text: stored.lines.snoozeEnded }, at);
        await logStaffAct(transaction, by, "ended the snooze of", reference, at);
        return true;
      }),
  };
}
