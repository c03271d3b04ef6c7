import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { emailFault } from "../../mail/email-fault.ts";
import { emailKey } from "../../mail/email-key.ts";
import { queueMail } from "../../mail/outbox.ts";
import { dueAfter } from "../change-state.ts";
import { indexConversation } from "../conversations/index-conversations.ts";
import { writtenIn } from "../detect-language.ts";
import { languageOfMail } from "../mail-out/visitor-language.ts";
import { type KeptFile, writeFiles } from "../mailed-files.ts";
import { newReference } from "../reference.ts";
import { expectRoom, whyHeld } from "./flood-limits.ts";
import type { IncomingMail } from "./incoming-mail.ts";

/**
 * Puts a mail that needs no answer among the spam, where the staff can bring it back. What is beyond the limits of
 * new mails stays in the mailbox only.
 */
export async function openApart(
  db: Kysely<Database>,
  mail: IncomingMail,
  kept: KeptFile[],
  at: Date,
  reason: string,
): Promise<"opened" | "too many"> {
  if (await whyHeld(db, emailKey(mail.from.address), at)) return "too many";
  await openConversation(db, mail, kept, at, reason);
  return "opened";
}

/** A mail that belongs to no conversation begins one, as a message by the form does. It is not acknowledged. */
export async function openConversation(
  db: Kysely<Database>,
  mail: IncomingMail,
  kept: KeptFile[],
  at: Date,
  reason?: string,
): Promise<void> {
  const { name, address: email } = mail.from;
  const email_key = emailKey(email);
  const spam = reason ?? whySpam(mail);
  const held = spam === null ? await whyHeld(db, email_key, at) : null;
  if (held !== null) await expectRoom(db);
  const isApart = spam !== null || held !== null;
  const created_at = at.toISOString();
  const id = newReference();
  const written_in = writtenIn(mail.text);
  await db
    .insertInto("contact_messages")
    .values({
      ...{ id, name, email, email_key, subject: mail.subject || "(no subject)" },
      ...{ message: withQuoted(mail), mail_id: mail.messageId, kind: "message", about: null },
      ...{
        ...{ language: languageOfMail(written_in ?? ""), written_in, spam, held },
        state: isApart ? "spam" : "waiting",
      },
      ...{ created_at, changed_at: created_at, retained_from: await retainedFrom(db, created_at) },
      ...{ due_at: isApart ? null : dueAfter(at), answered_at: null, first_answer_at: null, assignee: null },
      ...{ form_id: null, content_hash: null, dmarc: mail.dmarc },
    })
    .execute();
  await writeFiles(db, { message_id: id, post_id: null }, kept);
  await indexConversation(db, id);
  if (!isApart) await queueMail(db, { purpose: "notice", message_id: id }, at);
}

function whySpam({ isSpam, from }: IncomingMail): string | null {
  if (isSpam) return "the mail server that received it takes it for spam";
  return emailFault(from.address) ? "its sender has no address that could be answered" : null;
}

/** What a first mail repeats is not known to us yet. */
const withQuoted = ({ text, quoted }: IncomingMail) => (quoted ? `${text}\n\n${quoted}` : text);

/** A clock that is behind must not make a message look as if its time were over. */
async function retainedFrom(db: Kysely<Database>, at: string): Promise<string | null> {
  const { trusted_at } = await db.selectFrom("enquiry_state").select("trusted_at").executeTakeFirstOrThrow();
  return trusted_at && at < trusted_at ? trusted_at : null;
}
