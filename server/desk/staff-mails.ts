import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../database/connect.ts";
import type { StaffMailRow } from "../database/schema.ts";
import { claimedFor, pauseAfter } from "../enquiries/outbox.ts";

export type StaffMail = Pick<StaffMailRow, "recipient" | "subject" | "body">;

/** After that it is old news. */
const triedFor = 3 * 24 * 60 * 60_000;
/** The oldest go first. */
const mostStored = 500;

/** Mail to the staff that waits to be sent. It may hold the key of an invitation, so it is deleted when it is sent. */
export function staffMailsOf({ db }: SiteDatabase, now: () => Date = () => new Date()) {
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  const drop = async ({ id }: Pick<StaffMailRow, "id">): Promise<void> => {
    await db.deleteFrom("staff_mails").where("id", "=", id).execute();
  };

  return {
    async add(mail: StaffMail): Promise<void> {
      await db
        .insertInto("staff_mails")
        .values({ id: randomUUID(), ...mail, attempts: 0, created_at: after(0), due_at: after(0) })
        .execute();
      const kept = db
        .selectFrom("staff_mails")
        .select("id")
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(mostStored);
      await db.deleteFrom("staff_mails").where("id", "not in", kept).execute();
    },

    /** Takes the one that has waited longest and puts it off. Of two processes only one gets it. */
    async claim(): Promise<StaffMailRow | undefined> {
      const waiting = db
        .selectFrom("staff_mails")
        .selectAll()
        .where("due_at", "<=", after(0))
        .orderBy("due_at")
        .limit(1);
      for (let mail = await waiting.executeTakeFirst(); mail; mail = await waiting.executeTakeFirst()) {
        const attempts = mail.attempts + 1;
        const { numUpdatedRows } = await db
          .updateTable("staff_mails")
          .set({ attempts, due_at: after(claimedFor) })
          .where("id", "=", mail.id)
          // If another process has taken it meanwhile, the number of attempts has changed.
          .where("attempts", "=", mail.attempts)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 1n) return { ...mail, attempts };
      }
      return undefined;
    },

    sent: drop,

    /** True if it is not tried again. */
    async failed(mail: StaffMailRow): Promise<boolean> {
      const isOld = mail.created_at <= after(-triedFor);
      const due_at = after(pauseAfter(mail.attempts));
      if (isOld) await drop(mail);
      else await db.updateTable("staff_mails").set({ due_at }).where("id", "=", mail.id).execute();
      return isOld;
    },
  };
}
