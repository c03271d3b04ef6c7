import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import { before } from "../../database/instants.ts";
import type { Database, EnquiryPostRow } from "../../database/schema.ts";
import { heldInAll } from "../message-limits.ts";
import { addPost } from "../posts.ts";
import { countHeld } from "../rate-limits/held-limit.ts";
import { floodLimits } from "./mail-limits.ts";

type Db = Kysely<Database>;

const hour = 60 * 60_000;

/** How many posts of this kind were added to a conversation within the last day. */
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

/** Notes in a conversation what happened by mail, a few times a day at most. */
export async function addMailLine(
  db: Db,
  message_id: string,
  text: string,
  quoted: string,
  at: Date,
): Promise<"noted" | "nothing"> {
  if ((await countPosts(db, message_id, "line", at)) >= floodLimits.linesPerDay) return "nothing";
  const line = { kind: "line", text, quoted: quoted || null } as const;
  await addPost(db, message_id, { id: null, name: stored.authors.mail }, line, at);
  return "noted";
}

/** Why a mail that opens a conversation is held; null if it is not. */
export async function reasonToHold(db: Db, email_key: string, at: Date): Promise<string | null> {
  const opened = db
    .selectFrom("contact_messages")
    .select("id")
    .where("mail_id", "is not", null)
    .where("created_at", ">", before(at, hour));
  const ofSender = await opened
    .where("email_key", "=", email_key)
    .limit(floodLimits.newPerSenderPerHour)
    .execute();
  if (ofSender.length >= floodLimits.newPerSenderPerHour) return stored.spam.manyMailsOfOne;
  const ofAll = await opened.limit(floodLimits.newPerHour).execute();
  return ofAll.length >= floodLimits.newPerHour ? stored.spam.manyMails : null;
}

/** No more messages can be held: the mail stays in the mailbox until staff have reviewed the held ones. */
export class TooManyHeld extends Error {}

export async function requireRoomForHeld(db: Db): Promise<void> {
  if ((await countHeld(db)) >= heldInAll) throw new TooManyHeld("Too many messages are held.");
}
