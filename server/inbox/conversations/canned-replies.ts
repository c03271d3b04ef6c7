import { randomUUID } from "node:crypto";
import { isLanguage } from "../../../languages.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { CannedReplyRow } from "../../database/schema.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";
import type { EnquiryKind } from "../message-kinds.ts";

export const cannedLimits = { replies: 100, name: 100, text: 10_000 };

export type CannedReply = Pick<CannedReplyRow, "id" | "name" | "language" | "kind" | "text">;
type Outcome = "done" | "not there" | "too many" | "incomplete";

/** Texts that staff reuse in replies. */
export function cannedRepliesOf({ db }: SiteDatabase, now: () => Date) {
  return {
    list: (): Promise<CannedReplyRow[]> =>
      db.selectFrom("canned_replies").selectAll().orderBy("name").execute(),

    find: (id: string): Promise<CannedReply | undefined> =>
      db
        .selectFrom("canned_replies")
        .select(["id", "name", "language", "kind", "text"])
        .where("id", "=", id)
        .executeTakeFirst(),

    /** Adds a new one if the id is empty. */
    save: (by: Actor, { id, name, language, kind, text }: CannedReply): Promise<Outcome> =>
      db.transaction().execute(async (transaction) => {
        if (!name || !text || name.length > cannedLimits.name || text.length > cannedLimits.text)
          return "incomplete";
        if (language && !isLanguage(language)) return "incomplete";
        const at = now();
        const row = { name, language, kind, text, changed_at: at.toISOString(), changed_by_name: by.name };
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

type Suits = Pick<CannedReplyRow, "language" | "kind">;

/**
 * First the replies in the visitor's language and for this kind of message, then those for any language or kind. A reply
 * in another language or for another kind comes after all of these.
 */
export function inOrderFor<Reply extends Suits>(
  { language, kind }: { language: string; kind: EnquiryKind },
  replies: Reply[],
): Reply[] {
  const rank = (own: string | null, sought: string) => (own === sought ? 0 : own ? 3 : 1);
  const sum = (reply: Reply) => rank(reply.language, language) + rank(reply.kind, kind);
  return replies.toSorted((one, other) => sum(one) - sum(other));
}

/** Fills in the placeholders of a canned reply from the message. */
export function filledIn(text: string, { name, id }: { name: string; id: string }): string {
  return text.replaceAll("{name}", () => name).replaceAll("{reference}", () => id);
}
