import { createHmac, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ContactMessageRow, Database } from "../database/schema.ts";
import { conversationKey } from "../enquiries/conversation-token.ts";
import { queueMail } from "./outbox.ts";

/** To one address in a day. */
const mostInADay = 3;
const day = 24 * 60 * 60_000;

type Acknowledged = Pick<ContactMessageRow, "id" | "email" | "email_key">;

/**
 * Tells a visitor that a message has come: in the transaction that stores it, and once. Not to be called for spam.
 * Whoever types a stranger's address does not get them more than three mails a day.
 */
export async function queueAcknowledgement(
  db: Kysely<Database>,
  { id, email, email_key }: Acknowledged,
  at: Date,
): Promise<void> {
  if (!(await maySend(db, email_key, at))) return;
  await queueMail(
    db,
    { purpose: "acknowledgement", message_id: id, recipient: email, once: `acknowledgement ${id}` },
    at,
  );
}

/**
 * Counted by notes of their own, which are gone after a day: the mail itself goes with its message, and whoever erased
 * that could begin anew. They hold no address but a hash of it.
 */
async function maySend(db: Kysely<Database>, email_key: string, at: Date): Promise<boolean> {
  const hash = createHmac("sha256", await conversationKey(db)).update(`acknowledged ${email_key}`);
  const recipient = `hash ${hash.digest("hex").slice(0, 32)}`;
  const now = at.toISOString();
  const earlier = await db
    .selectFrom("mails")
    .select("id")
    .where("recipient", "=", recipient)
    .where("created_at", ">", new Date(at.getTime() - day).toISOString())
    .limit(mostInADay)
    .execute();
  if (earlier.length >= mostInADay) return false;
  await db
    .insertInto("mails")
    .values({
      ...{ id: randomUUID(), purpose: "acknowledgement", recipient, attempts: 0 },
      ...{ created_at: now, due_at: now, sent_at: now },
    })
    .execute();
  return true;
}
