import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { queueMail } from "../../mail/outbox.ts";
import { type KeptFile, writeFiles } from "../mailed-files.ts";
import { addPost } from "../posts.ts";
import type { Ourselves } from "./find-conversation.ts";
import { countPosts } from "./flood-limits.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { floodLimits } from "./mail-limits.ts";

/**
 * A colleague answered the notice of a message by mail. Who wrote a mail cannot be proved, so it is never sent on to the
 * visitor: it becomes a note, the message goes on waiting, and the staff are told to answer at the desk.
 */
export async function noteStaffAnswer(
  db: Kysely<Database>,
  message_id: string,
  { from, text, quoted, messageId, dmarc }: IncomingMail,
  kept: KeptFile[],
  { siteUrl }: Ourselves,
  at: Date,
): Promise<"joined" | "too many"> {
  if ((await countPosts(db, message_id, "note", at)) >= floodLimits.postsPerDay) return "too many";
  const post_id = randomUUID();
  const author = { id: null, name: `${from.name}, by mail from ${from.address || "no address"}` };
  const written = `[This answer to our notice came by mail. The site has not sent it to the visitor.]\n\n${text}`;
  const note = { id: post_id, kind: "note", text: written, quoted, mail_id: messageId, dmarc } as const;
  await addPost(db, message_id, author, note, at);
  await writeFiles(db, { message_id, post_id }, kept);
  await queueMail(db, { purpose: "staff", message_id, ...unsentMail(message_id, siteUrl) }, at);
  return "joined";
}

/** Without names or words of the mail: many people may read the address of the staff. */
const unsentMail = (reference: string, siteUrl: string) => ({
  subject: `Not sent to the visitor: an answer to ${reference}`,
  body: [
    `A reply to the notice of ${reference} came by mail. It is in the conversation as a note, and was not sent to the visitor, who still waits for an answer.`,
    `Please answer at the desk: ${siteUrl}/desk/enquiries/${reference}`,
    "",
  ].join("\n\n"),
});
