import type { Kysely } from "kysely";
import type { Database, MailRow } from "../../database/schema.ts";
import type { Composed } from "../../mail/mailer.ts";
import { composeStaffMail } from "../../mail/staff-mail.ts";
import type { MediaStore } from "../../media/store.ts";
import { conversationKey } from "../conversation-token.ts";
import { composeAcknowledgement } from "./acknowledgement-mail.ts";
import { composeNotice } from "./notice-mail.ts";
import type { Postage } from "./postage.ts";
import { composeReply } from "./reply-mail.ts";

type Parts = { db: Kysely<Database>; settings: Postage; store: MediaStore };

/** Writes the mail that a row of the outbox stands for; undefined if what it is about was erased meanwhile. */
export function composing({ db, settings, store }: Parts) {
  const { mailFrom: from, staffEmail, siteUrl } = settings;

  const find = (id: string | null) =>
    db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();

  const findPost = (id: string) =>
    db
      .selectFrom("enquiry_posts")
      .select(["id", "at", "text", "dmarc"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  /** It never changes. */
  let knownKey: string | undefined;
  const keyed = async () => {
    knownKey ??= await conversationKey(db);
    return { ...settings, key: knownKey };
  };

  return async (mail: MailRow): Promise<Composed | undefined> => {
    const { id, recipient, subject, body, created_at } = mail;
    if (body !== null)
      return composeStaffMail(
        { id, recipient: recipient ?? staffEmail, subject: subject ?? "", body, at: new Date(created_at) },
        { from, siteUrl },
      );
    if (mail.purpose === "reply") return composeReply({ db, store, settings: await keyed() }, mail);
    const message = await find(mail.message_id);
    if (!message) return undefined;
    if (mail.purpose === "acknowledgement") return composeAcknowledgement(message, mail, await keyed());
    const postage = { ...(await keyed()), held: await countHeld(db) };
    return composeNotice(message, postage, mail.post_id ? await findPost(mail.post_id) : undefined);
  };
}

/** How many messages are held for the staff to look through. */
async function countHeld(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("contact_messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("held", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
