import type { Kysely } from "kysely";
import { before } from "../../database/instants.ts";
import type { Database, EnquiryPostRow } from "../../database/schema.ts";
import { heldInAll } from "../message-limits.ts";
import { floodLimits } from "./mail-limits.ts";

type Db = Kysely<Database>;

const hour = 60 * 60_000;

/** How many of a kind a conversation had within a day. */
export async function countPosts(
  db: Db,
  message_id: string,
  kind: EnquiryPostRow["kind"],
  at: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("enquiry_posts")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("message_id", "=", message_id)
    .where("kind", "=", kind)
    .where("at", ">", before(at, 24 * hour))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Why a mail that opens a conversation is put apart; null if it is not. */
export async function whyHeld(db: Db, email_key: string, at: Date): Promise<string | null> {
  const opened = db
    .selectFrom("contact_messages")
    .select("id")
    .where("mail_id", "is not", null)
    .where("created_at", ">", before(at, hour));
  const ofSender = await opened
    .where("email_key", "=", email_key)
    .limit(floodLimits.newPerSenderPerHour)
    .execute();
  if (ofSender.length >= floodLimits.newPerSenderPerHour) return "many mails from one address";
  const ofAll = await opened.limit(floodLimits.newPerHour).execute();
  return ofAll.length >= floodLimits.newPerHour ? "many mails in one hour" : null;
}

/** There is no room even for what is held: it waits in the mailbox. */
export class TooManyHeld extends Error {}

export async function expectRoom(db: Db): Promise<void> {
  const { count } = await db
    .selectFrom("contact_messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("held", "is not", null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= heldInAll) throw new TooManyHeld("Too many messages are held.");
}
