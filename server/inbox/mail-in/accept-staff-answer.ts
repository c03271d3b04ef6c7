import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { queueMail } from "../../mail/outbox.ts";
import { recordFiles, type StoredFile } from "../mailed-files.ts";
import { addPost } from "../posts.ts";
import { countPosts } from "./flood-limits.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { floodLimits } from "./mail-limits.ts";
import type { SiteIdentity } from "./own-mail.ts";

/**
 * A colleague answered a notice by mail. The sender of a mail cannot be proved, so it is never forwarded to the visitor:
 * it becomes a note, the conversation keeps waiting, and a mail asks the staff to answer at the desk.
 */
export async function acceptStaffAnswer(
  db: Kysely<Database>,
  message_id: string,
  { from, text, quoted, messageId, dmarc }: IncomingMail,
  files: StoredFile[],
  { siteUrl }: SiteIdentity,
  at: Date,
): Promise<"joined" | "too many"> {
  if ((await countPosts(db, message_id, "note", at)) >= floodLimits.postsPerDay) return "too many";
  const post_id = randomUUID();
  const author = { id: null, name: `${from.name}, by mail from ${from.address || "no address"}` };
  const explained = `[This answer to our notice came by mail. The site has not sent it to the visitor.]\n\n${text}`;
  const note = { id: post_id, kind: "note", text: explained, quoted, mail_id: messageId, dmarc } as const;
  await addPost(db, message_id, author, note, at);
  await recordFiles(db, { message_id, post_id }, files);
  await queueMail(db, { purpose: "staff", message_id, ...notForwardedMail(message_id, siteUrl) }, at);
  return "joined";
}

/** Contains no names and no text of the mail: many people may read the staff's mailbox. */
const notForwardedMail = (reference: string, siteUrl: string) => ({
  subject: `Not sent to the visitor: an answer to ${reference}`,
  body: [
    `A reply to the notice of ${reference} came by mail. It is in the conversation as a note, and was not sent to the visitor, who still waits for an answer.`,
    `Please answer at the desk: ${siteUrl}/desk/enquiries/${reference}`,
    "",
  ].join("\n\n"),
});
