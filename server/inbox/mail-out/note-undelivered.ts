import type { Kysely } from "kysely";
import type { Database, MailRow } from "../../database/schema.ts";
import { utcTime } from "../../mail/mail-text.ts";
import { reopen } from "../change-state.ts";
import { addPost } from "../posts.ts";

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
  const what = purpose === "reply" ? `The reply of ${utcTime(created_at)}` : "The acknowledgement";
  const text = `${what} could not be delivered to the visitor's address: ${reasonOf(problem)}.`;
  await addPost(db, message_id, { id: null, name: "The site" }, { kind: "line", text }, at);
  const message = await db
    .selectFrom("contact_messages")
    .select("state")
    .where("id", "=", message_id)
    .executeTakeFirst();
  if (purpose === "reply" && message?.state !== "spam") await reopen(db, message_id, at);
}

/** Puts the codes of mail-problem.ts into words. */
function reasonOf(problem: string): string {
  if (problem.includes("EFILE")) return "a file that goes with it is missing, or its files are too large";
  const answer = /answer (\d+)/.exec(problem)?.[1];
  if (problem.includes("RCPT TO") && answer) return `the mail server does not take mail for it (${answer})`;
  if (answer?.startsWith("5")) return `the mail server refused the mail (${answer})`;
  if (problem.includes("EENVELOPE")) return "it is no address that mail can be sent to";
  return "the mail server did not take it for three days";
}
