import type { Kysely } from "kysely";
import type { Database, MailRow } from "../../database/schema.ts";
import type { Composed } from "../../mail/mailer.ts";
import { composeStaffMail } from "../../mail/staff-mail.ts";
import type { MediaStore } from "../../media/store.ts";
import { cachedConversationKey } from "../conversation-token.ts";
import { countHeld } from "../rate-limits/held-limit.ts";
import { composeAcknowledgement } from "./acknowledgement.ts";
import type { MailSettings } from "./mail-ids.ts";
import { composeNotice } from "./notice-mail.ts";
import { composeReply } from "./reply-mail.ts";

type Parts = { db: Kysely<Database>; settings: MailSettings; store: MediaStore };

/** Composes the mail for a row of the outbox. Resolves to undefined if its conversation has been erased. */
export function mailComposer({ db, settings, store }: Parts) {
  const { mailFrom: from, staffEmail, siteUrl } = settings;
  const readKey = cachedConversationKey(db);

  const findMessage = (id: string | null) =>
    db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();

  const findPost = (id: string) =>
    db
      .selectFrom("enquiry_posts")
      .select(["id", "at", "text", "dmarc"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  return async (mail: MailRow): Promise<Composed | undefined> => {
    const { id, recipient, subject, body, created_at } = mail;
    if (body !== null)
      return composeStaffMail(
        { id, recipient: recipient ?? staffEmail, subject: subject ?? "", body, at: new Date(created_at) },
        { from, siteUrl },
      );
    const keyed = { ...settings, key: await readKey() };
    if (mail.purpose === "reply") return composeReply({ db, store, settings: keyed }, mail);
    const message = await findMessage(mail.message_id);
    if (!message) return undefined;
    if (mail.purpose === "acknowledgement") return composeAcknowledgement(message, mail, keyed);
    const withHeld = { ...keyed, held: await countHeld(db) };
    return composeNotice(message, withHeld, mail.post_id ? await findPost(mail.post_id) : undefined);
  };
}
