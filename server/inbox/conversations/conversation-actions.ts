/** What staff do with conversations besides replying. Each action is recorded in the conversation and in the staff log. */

import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Database } from "../../database/schema.ts";
import { type Actor, logStaffAct } from "../../staff/staff-log.ts";
import { close, markNotSpam, markSpam, reopen } from "../change-state.ts";
import { addPost } from "../posts.ts";

const { lines } = stored;

export const maxNoteCharacters = 10_000;

type Db = Kysely<Database>;
type Change = (db: Db, reference: string, at: Date) => Promise<boolean>;
type Parts = { database: SiteDatabase; now: () => Date };

export function conversationActions({ database: { db }, now }: Parts) {
  /** False if the conversation does not exist. Adds `line` to the conversation, and `did` to the staff log. */
  const act = (by: Actor, reference: string, did: string, line: string, change: Change): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const at = now();
      if (!(await change(transaction, reference, at))) return false;
      await addPost(transaction, reference, by, { kind: "line", text: line }, at);
      await logStaffAct(transaction, by, did, reference, at);
      return true;
    });

  return {
    close: (by: Actor, reference: string) => act(by, reference, "closed", lines.closed, close),
    reopen: (by: Actor, reference: string) => act(by, reference, "opened again", lines.reopened, reopen),
    markSpam: (by: Actor, reference: string) =>
      act(by, reference, "marked as spam", lines.spam, (db, id, at) =>
        markSpam(db, id, stored.spam.markedBy({ name: by.name }), at),
      ),
    /** False if it is not spam: bringing back another message would open it again. */
    markNotSpam: (by: Actor, reference: string) =>
      act(
        by,
        reference,
        "marked as no spam",
        lines.notSpam,
        async (db, id, at) => (await isSpam(db, id)) && markNotSpam(db, id, at),
      ),

    /** Unassigns it if `to` is null. */
    assign: (by: Actor, reference: string, to: { id: string; name: string } | null) =>
      act(
        by,
        reference,
        to ? `assigned to ${to.name}` : "unassigned",
        to ? lines.assigned({ name: to.name }) : lines.unassigned,
        async (db, id) => {
          const assigned = db.updateTable("contact_messages").set({ assignee: to?.id ?? null });
          return (await assigned.where("id", "=", id).executeTakeFirstOrThrow()).numUpdatedRows > 0n;
        },
      ),

    /** For colleagues only. A form that is posted twice adds one note. */
    addNote: (by: Actor, reference: string, text: string, formId: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const message = transaction.selectFrom("contact_messages").select("id").where("id", "=", reference);
        if (!(await message.executeTakeFirst())) return false;
        const at = now();
        const isNew = await addPost(transaction, reference, by, { kind: "note", text, form_id: formId }, at);
        if (isNew) await logStaffAct(transaction, by, "added a note", reference, at);
        return true;
      }),
  };
}

async function isSpam(db: Db, reference: string): Promise<boolean> {
  const spam = db.selectFrom("contact_messages").select("id").where("id", "=", reference);
  return (await spam.where("state", "=", "spam").executeTakeFirst()) !== undefined;
}
