/** Remembers which mails were accepted, so that no process accepts one twice. */
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { acceptedKeptDays } from "./mail-limits.ts";

type Db = Kysely<Database>;

/** Also true for a mail that is in a conversation, in case its record was deleted. */
export async function wasAccepted(db: Db, key: string, messageId: string | null = null): Promise<boolean> {
  const recorded = db.selectFrom("incoming_mails").select("mail_id").where("mail_id", "=", key);
  if (await recorded.executeTakeFirst()) return true;
  if (!messageId) return false;
  const post = db.selectFrom("enquiry_posts").select("id").where("mail_id", "=", messageId);
  const message = db.selectFrom("contact_messages").select("id").where("mail_id", "=", messageId);
  return Boolean((await post.executeTakeFirst()) ?? (await message.executeTakeFirst()));
}

/** False if another process was quicker. */
export async function recordAccepted(db: Db, mail_id: string, at: Date): Promise<boolean> {
  const inserted = await db
    .insertInto("incoming_mails")
    .values({ mail_id, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteOldRecords(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - acceptedKeptDays * 24 * 60 * 60_000).toISOString();
  await db.deleteFrom("incoming_mails").where("at", "<", old).execute();
}
