import type { SiteDatabase } from "../../database/connect.ts";
import { type Actor, note } from "../../desk/staff-log.ts";

/** All that belongs to a conversation goes with its row. */
export async function eraseConversation(
  { db, scrub }: SiteDatabase,
  by: Actor,
  reference: string,
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("contact_messages").where("id", "=", reference).execute();
    await note(transaction, by, "erased", reference, at);
  });
  await scrub();
}
