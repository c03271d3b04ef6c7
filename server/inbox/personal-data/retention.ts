/** How long conversations are kept, and which are past that time. */
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

type Db = Kysely<Database>;
type Expired = { before: string; batchSize: number; remove: (references: string[]) => Promise<unknown> };

/** The same day of an earlier month, or its last day if that month is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** When a conversation will be deleted, if no further mail joins it. */
export function keptUntil(instants: (string | null)[], months: number): string {
  const last = instants.reduce<string>((latest, each) => (each && each > latest ? each : latest), "");
  return monthsBefore(new Date(last), -months).toISOString();
}

/** Counts from the last text to or from the visitor: staff notes and changes of state do not extend the time. */
export async function deleteExpiredConversations(
  db: Db,
  { before, batchSize, remove }: Expired,
): Promise<number> {
  const expired = await db
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
    .limit(batchSize)
    .execute();
  if (expired.length > 0) await remove(expired.map(({ id }) => id));
  return expired.length;
}

/** Mails of a conversation are deleted with it. This deletes the other old mails, and the record of old erasures. */
export async function deleteOldMails(
  db: Db,
  { before, mailsBefore }: { before: string; mailsBefore: string },
) {
  const deletions = [
    db.deleteFrom("erased_conversations").where("erased_at", "<", before),
    db.deleteFrom("mails").where("message_id", "is", null).where("created_at", "<", mailsBefore),
  ];
  let deleted = 0;
  for (const each of deletions) deleted += Number((await each.executeTakeFirstOrThrow()).numDeletedRows);
  return deleted;
}
