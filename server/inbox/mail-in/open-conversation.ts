import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { Database } from "../../database/schema.ts";
import { emailFault } from "../../mail/email-fault.ts";
import { emailKey } from "../../mail/email-key.ts";
import { queueMail } from "../../mail/outbox.ts";
import { dueAfter } from "../answer-due.ts";
import { readClosedDays } from "../closed-days.ts";
import { indexConversation } from "../conversations/index-conversations.ts";
import { detectLanguage } from "../detect-language.ts";
import { languageOfMail } from "../mail-out/visitor-language.ts";
import { recordFiles, type StoredFile } from "../mailed-files.ts";
import { newReference } from "../reference.ts";
import { reasonToHold, requireRoomForHeld } from "./flood-limits.ts";
import type { IncomingMail } from "./incoming-mail.ts";

/**
 * Files a mail that needs no answer with the spam, where staff can bring it back. Beyond the flood limits, it stays in
 * the mailbox only.
 */
export async function openAsSpam(
  db: Kysely<Database>,
  mail: IncomingMail,
  files: StoredFile[],
  at: Date,
  reason: string,
): Promise<"opened" | "too many"> {
  if (await reasonToHold(db, emailKey(mail.from.address), at)) return "too many";
  await openConversation(db, mail, files, at, reason);
  return "opened";
}

/** Opens a conversation for a mail that belongs to none, as the form does for a message. Sends no acknowledgement. */
export async function openConversation(
  db: Kysely<Database>,
  mail: IncomingMail,
  files: StoredFile[],
  at: Date,
  reason?: string,
): Promise<void> {
  const { name, address: email } = mail.from;
  const email_key = emailKey(email);
  const spam = reason ?? spamReason(mail);
  const held = spam === null ? await reasonToHold(db, email_key, at) : null;
  if (held !== null) await requireRoomForHeld(db);
  const isSpam = spam !== null || held !== null;
  const created_at = at.toISOString();
  const id = newReference();
  const written_in = detectLanguage(mail.text);
  await db
    .insertInto("contact_messages")
    .values({
      ...{ id, name, email, email_key, subject: mail.subject || "(no subject)" },
      ...{ message: withQuoted(mail), mail_id: mail.messageId, kind: "message", about: null },
      ...{
        ...{ language: languageOfMail(written_in ?? ""), written_in, spam, held },
        state: isSpam ? "spam" : "waiting",
      },
      ...{ created_at, changed_at: created_at, retained_from: await retainedFrom(db, created_at) },
      due_at: isSpam ? null : dueAfter(at, await readClosedDays(db)),
      ...{ answered_at: null, first_answer_at: null, assignee: null },
      ...{ form_id: null, content_hash: null, dmarc: mail.dmarc },
    })
    .execute();
  await recordFiles(db, { message_id: id, post_id: null }, files);
  await indexConversation(db, id);
  if (!isSpam) await queueMail(db, { purpose: "notice", message_id: id }, at);
}

function spamReason({ isSpam, from }: IncomingMail): string | null {
  if (isSpam) return stored.spam.server;
  return emailFault(from.address) ? stored.spam.noSender : null;
}

/** The site has not seen the text that a first mail quotes, so it is part of the message. */
const withQuoted = ({ text, quoted }: IncomingMail) => (quoted ? `${text}\n\n${quoted}` : text);

/** A clock that is behind must not make a message look expired. */
async function retainedFrom(db: Kysely<Database>, at: string): Promise<string | null> {
  const { trusted_at } = await db.selectFrom("enquiry_state").select("trusted_at").executeTakeFirstOrThrow();
  return trusted_at && at < trusted_at ? trusted_at : null;
}
