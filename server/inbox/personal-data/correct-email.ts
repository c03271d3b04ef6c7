import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Database } from "../../database/schema.ts";
import { emailKey } from "../../mail/email-key.ts";
import { indexConversation } from "../conversations/index-conversations.ts";
import { likelyEmail } from "../form/email-typo.ts";
import type { Problem } from "../form/form-answer.ts";
import { clean, findProblems } from "../form/validate.ts";
import { addPost } from "../posts.ts";

/** Per conversation, because each adds a line to it. */
const maxCorrections = 10;
const line = { kind: "line", text: stored.lines.corrected } as const;

export type Correction =
  | { state: "corrected" | "too many" | "not there" }
  | { state: "invalid"; typed: string; problem: Problem }
  /** It looks mistyped: the visitor confirms it before anything is changed. */
  | { state: "typo"; typed: string; likely: string };

/** `kept` is an address that looks mistyped, but which the visitor has confirmed. */
export async function correctEmail(
  { db }: SiteDatabase,
  reference: string,
  { typed, kept }: { typed: string; kept: string },
  at: Date,
): Promise<Correction> {
  const fields = clean({ name: "", email: typed, subject: "", message: "" });
  const { email } = fields;
  const problem = findProblems(fields).email;
  if (problem) return { state: "invalid", typed, problem };
  const likely = likelyEmail(email);
  if (likely && kept !== email) return { state: "typo", typed: email, likely };
  return db.transaction().execute((db) => change(db, reference, email, at));
}

async function change(db: Kysely<Database>, reference: string, email: string, at: Date): Promise<Correction> {
  const before = await db
    .selectFrom("contact_messages")
    .select("email")
    .where("id", "=", reference)
    .executeTakeFirst();
  if (!before) return { state: "not there" };
  if (before.email === email) return { state: "corrected" };
  const { corrections } = await db
    .selectFrom("enquiry_posts")
    .select(({ fn }) => fn.countAll<number>().as("corrections"))
    .where("message_id", "=", reference)
    .where("kind", "=", "line")
    .where("text", "=", line.text)
    .executeTakeFirstOrThrow();
  if (corrections >= maxCorrections) return { state: "too many" };
  const now = at.toISOString();
  await db
    .updateTable("contact_messages")
    .set({ email, email_key: emailKey(email), changed_at: now })
    .where("id", "=", reference)
    .execute();
  await redirectMails(db, reference, email);
  await indexConversation(db, reference);
  await addPost(db, reference, { id: null, name: stored.authors.sender }, line, at);
  return { state: "corrected" };
}

/** The old address receives nothing more. Mail that was given up is not resent: staff see the line, and can resend it. */
async function redirectMails(db: Kysely<Database>, reference: string, email: string): Promise<void> {
  const ofVisitor = db.updateTable("mails").set({ recipient: email }).where("message_id", "=", reference);
  await ofVisitor.where("purpose", "=", "reply").where("sent_at", "is", null).execute();
  // The visitor already sees the reference and the link, and a correction must not become a way to mail strangers.
  await db
    .deleteFrom("mails")
    .where("message_id", "=", reference)
    .where("purpose", "=", "acknowledgement")
    .where("sent_at", "is", null)
    .execute();
}
