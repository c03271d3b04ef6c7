import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

type Db = Kysely<Database>;
type Old = { before: string; most: number; remove: (references: string[]) => Promise<unknown> };

/** What staff note for each other, and what happens to a conversation, does not make it younger. */
export async function deleteOld(db: Db, { before, most, remove }: Old): Promise<number> {
  const old = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("created_at", "<", before)
    .where(({ eb, or }) => or([eb("retained_from", "is", null), eb("retained_from", "<", before)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_posts")
            .select("enquiry_posts.id")
            .whereRef("message_id", "=", "contact_messages.id")
            .where("enquiry_posts.kind", "in", ["in", "out"])
            .where("at", ">=", before),
        ),
      ),
    )
    .limit(most)
    .execute();
  if (old.length > 0) await remove(old.map(({ id }) => id));
  return old.length;
}

/** Mail of a conversation goes with it; any other has an end of its own, as has the list of what was erased. */
export async function forgetMails(db: Db, { before, mailsBefore }: { before: string; mailsBefore: string }) {
  const past = [
    db.deleteFrom("erased_conversations").where("erased_at", "<", before),
    db.deleteFrom("mails").where("message_id", "is", null).where("created_at", "<", mailsBefore),
  ];
  let deleted = 0;
  for (const each of past) deleted += Number((await each.executeTakeFirstOrThrow()).numDeletedRows);
  return deleted;
}
