import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../server/database/schema.ts";
import { markAnswered } from "../server/inbox/change-state.ts";
import { replyMailId } from "../server/inbox/mail-out/mail-ids.ts";
import { queueMail } from "../server/mail/outbox.ts";

type Reply = { message_id: string; text?: string; recipient?: string; siteUrl?: string; at?: Date };

/** A reply in the mail queue, as the desk stores it. */
export async function queueReply(
  db: Kysely<Database>,
  {
    message_id,
    text = "Tomorrow.",
    recipient = "selam@example.org",
    siteUrl = "https://example.org",
    at = new Date(),
  }: Reply,
): Promise<string> {
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("enquiry_posts")
      .values({
        ...{ id, message_id, text, kind: "out", author: "Ada", at: at.toISOString() },
        mail_id: replyMailId(id, siteUrl),
      })
      .execute();
    await queueMail(trx, { purpose: "reply", message_id, post_id: id, recipient }, at);
    await markAnswered(trx, message_id, at);
  });
  return id;
}
