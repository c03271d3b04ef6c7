import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { Database, MailRow } from "../../database/schema.ts";
import { utcTime } from "../../mail/mail-text.ts";
import { reopen } from "../change-state.ts";
import { addPost } from "../posts.ts";

const { lines } = stored;

/**
 * Notes in the conversation that a mail to the visitor could not be delivered and, if it was a reply, makes the
 * conversation wait for an answer again. Call it in the transaction that gives the mail up, so that it happens once.
 */
export async function noteUndelivered(
  db: Kysely<Database>,
  { purpose, message_id, created_at }: MailRow,
  problem: string,
  at: Date,
): Promise<void> {
  if (!message_id || (purpose !== "reply" && purpose !== "acknowledgement")) return;
  const reason = reasonOf(problem);
  const text =
    purpose === "reply"
      ? lines.replyUndelivered({ time: utcTime(created_at), reason })
      : lines.acknowledgementUndelivered({ reason });
  await addPost(db, message_id, { id: null, name: stored.authors.site }, { kind: "line", text }, at);
  const message = await db
    .selectFrom("contact_messages")
    .select("state")
    .where("id", "=", message_id)
    .executeTakeFirst();
  if (purpose === "reply" && message?.state !== "spam") await reopen(db, message_id, at);
}

/** Puts the codes of mail-problem.ts into words. */
function reasonOf(problem: string): string {
  if (problem.includes("EFILE")) return lines.file;
  const answer = /answer (\d+)/.exec(problem)?.[1];
  if (problem.includes("RCPT TO") && answer) return lines.noMailFor({ code: answer });
  if (answer?.startsWith("5")) return lines.refused({ code: answer });
  if (problem.includes("EENVELOPE")) return lines.notAnAddress;
  return lines.threeDays;
}
