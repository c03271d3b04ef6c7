import type { SiteDatabase } from "../../database/connect.ts";
import type { ReplyDraftRow } from "../../database/schema.ts";
import { mergeTexts } from "../../desk/editions/merge.ts";

/** Whoever changed their draft so lately is answering. */
export const answeringWithin = 2 * 60_000;

/** What is stored of a reply is no longer than that; the mail would be sent by nobody. */
export const mostReplyCharacters = 50_000;
export const mostReplyFiles = 10;

export type Draft = Pick<ReplyDraftRow, "text" | "files" | "revision" | "changed_at">;
export type DraftSaved =
  | { outcome: "saved"; draft: Draft }
  /** Somebody wrote in two windows at once: `theirs` is what the other one stored. */
  | { outcome: "conflict"; theirs: Draft; text: string; places: { yours: string; theirs: string }[] }
  | { outcome: "too long" | "not there" };

type Of = { reference: string; person: string };
type Typed = { text: string; files: string; base: number };

const columns = ["text", "files", "revision", "changed_at"] as const;

export function draftsOf({ db }: SiteDatabase, now: () => Date) {
  const find = (connection: typeof db, { reference, person }: Of): Promise<Draft | undefined> =>
    connection
      .selectFrom("reply_drafts")
      .select(columns)
      .where("message_id", "=", reference)
      .where("staff_id", "=", person)
      .executeTakeFirst();

  return {
    find: (of: Of) => find(db, of),

    save: (of: Of, { text, files, base }: Typed): Promise<DraftSaved> =>
      db.transaction().execute(async (transaction) => {
        if (text.length > mostReplyCharacters) return { outcome: "too long" };
        const stored = await find(transaction, of);
        if (stored && stored.text === text && stored.files === files)
          return { outcome: "saved", draft: stored };
        if (stored && stored.revision !== base && stored.text !== text && stored.text !== "") {
          // What both started from is not kept: they are put together where one only adds to the other.
          const { withYours, places } = mergeTexts({ yours: text, theirs: stored.text, base: "" });
          if (places.length > 0) return { outcome: "conflict", theirs: stored, text: withYours, places };
        }
        const draft = { text, files, revision: (stored?.revision ?? 0) + 1, changed_at: now().toISOString() };
        const message = transaction
          .selectFrom("contact_messages")
          .select("id")
          .where("id", "=", of.reference);
        if (!(await message.executeTakeFirst())) return { outcome: "not there" };
        await transaction
          .insertInto("reply_drafts")
          .values({ message_id: of.reference, staff_id: of.person, ...draft })
          .onConflict((conflict) => conflict.columns(["message_id", "staff_id"]).doUpdateSet(draft))
          .execute();
        return { outcome: "saved", draft };
      }),

    /** The names of colleagues who are writing a reply now. */
    async answering({ reference, person }: Of): Promise<string[]> {
      const since = new Date(now().getTime() - answeringWithin).toISOString();
      const found = await db
        .selectFrom("reply_drafts")
        .innerJoin("staff", "staff.id", "staff_id")
        .select("name")
        .where("message_id", "=", reference)
        .where("staff_id", "!=", person)
        .where("changed_at", ">", since)
        .where("text", "!=", "")
        .execute();
      return found.map(({ name }) => name);
    },
  };
}
