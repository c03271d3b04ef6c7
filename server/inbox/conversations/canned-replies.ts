import { randomUUID } from "node:crypto";
import { isLanguage } from "../../../languages.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { CannedReplyRow } from "../../database/schema.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";

export const cannedLimits = { replies: 100, name: 100, text: 10_000 };

export type CannedReply = Pick<CannedReplyRow, "id" | "name" | "language" | "text">;
type Outcome = "done" | "not there" | "too many" | "incomplete";

/** Texts that staff reuse in replies. */
export function cannedRepliesOf({ db }: SiteDatabase, now: () => Date) {
  return {
    list: (): Promise<CannedReplyRow[]> =>
      db.selectFrom("canned_replies").selectAll().orderBy("name").execute(),

    find: (id: string): Promise<CannedReply | undefined> =>
      db
        .selectFrom("canned_replies")
        .select(["id", "name", "language", "text"])
        .where("id", "=", id)
        .executeTakeFirst(),

    /** Adds a new one if the id is empty. */
    save: (by: Actor, { id, name, language, text }: CannedReply): Promise<Outcome> =>
      db.transaction().execute(async (transaction) => {
        if (!name || !text || name.length > cannedLimits.name || text.length > cannedLimits.text)
          return "incomplete";
        if (language && !isLanguage(language)) return "incomplete";
        const at = now();
        const row = { name, language, text, changed_at: at.toISOString(), changed_by_name: by.name };
        if (id) {
          const changed = transaction.updateTable("canned_replies").set(row).where("id", "=", id);
          if ((await changed.executeTakeFirstOrThrow()).numUpdatedRows === 0n) return "not there";
        } else {
          const all = await transaction.selectFrom("canned_replies").select("id").execute();
          if (all.length >= cannedLimits.replies) return "too many";
          await transaction
            .insertInto("canned_replies")
            .values({ id: randomUUID(), ...row })
            .execute();
        }
        await logStaffAct(transaction, by, id ? "changed a canned reply" : "added a canned reply", name, at);
        return "done";
      }),

    remove: (by: Actor, id: string): Promise<Outcome> =>
      db.transaction().execute(async (transaction) => {
        const reply = await transaction
          .deleteFrom("canned_replies")
          .where("id", "=", id)
          .returning("name")
          .executeTakeFirst();
        if (!reply) return "not there";
        await logStaffAct(transaction, by, "deleted a canned reply", reply.name, now());
        return "done";
      }),
  };
}

/** First the replies in the visitor's language, then those for any language, then the others. */
export function inOrderFor<Reply extends Pick<CannedReplyRow, "language">>(
  language: string,
  replies: Reply[],
): Reply[] {
  const rank = (reply: Reply) => (reply.language === language ? 0 : reply.language === "" ? 1 : 2);
  return replies.toSorted((one, other) => rank(one) - rank(other));
}

/** Fills in the placeholders of a canned reply from the message. */
export function filledIn(text: string, { name, id }: { name: string; id: string }): string {
  return text.replaceAll("{name}", () => name).replaceAll("{reference}", () => id);
}
