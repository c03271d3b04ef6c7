import type { Kysely } from "kysely";
import { staffMailWords } from "../../../app/words/staff-mail-words.ts";
import type { Database, MailRow } from "../../database/schema.ts";
import type { MailPurpose } from "../../database/tables/mail.ts";
import type { Composed } from "../../mail/mailer.ts";
import { composeStaffMail } from "../../mail/staff-mail.ts";
import type { MediaStore } from "../../media/store.ts";
import { cachedConversationKey } from "../conversation-token.ts";
import { countHeld } from "../rate-limits/held-limit.ts";
import { composeAcknowledgement } from "./acknowledgement.ts";
import type { MailSettings } from "./mail-ids.ts";
import { noticeLanguage } from "./notice-language.ts";
import { composeNotice } from "./notice-mail.ts";
import { composeReply } from "./reply-mail.ts";

export type Compose = (mail: MailRow) => Promise<Composed | undefined>;

type Parts = {
  db: Kysely<Database>;
  settings: MailSettings;
  store: MediaStore;
  /** Mails to people who registered for an event: see server/registrations/registration-mail.ts. */
  composeRegistrationMail?: Compose;
  /** Mails to people who signed up for the newsletter: see server/newsletter/sign-up-mail.ts. */
  composeSubscriptionMail?: Compose;
};

/** Such a mail waits until a process sends it that can compose it. */
const notComposedHere: Compose = ({ purpose }) =>
  Promise.reject(new Error(`This process composes no mail of the purpose "${purpose}".`));

/** Composes the mail for a row of the outbox. Resolves to undefined if there is nothing to send any more. */
export function mailComposer({
  db,
  settings,
  store,
  composeRegistrationMail = notComposedHere,
  composeSubscriptionMail = notComposedHere,
}: Parts): Compose {
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

  /** A mail whose text is stored in the outbox. */
  const composeStored: Compose = async ({ id, recipient, subject, body, created_at }) =>
    composeStaffMail(
      {
        ...{ id, recipient: recipient ?? staffEmail, subject: subject ?? "", body: body ?? "" },
        at: new Date(created_at),
      },
      { from, siteUrl },
    );
  const keyed = async () => ({ ...settings, key: await readKey() });

  /** One template for each purpose: a new purpose without one does not compile. */
  const templates: Record<MailPurpose, Compose> = {
    staff: composeStored,
    reminder: composeStored,
    summary: composeStored,
    registration: composeRegistrationMail,
    newsletter: composeSubscriptionMail,
    reply: async (mail) => composeReply({ db, store, settings: await keyed() }, mail),
    acknowledgement: async (mail) => {
      const message = await findMessage(mail.message_id);
      return message && composeAcknowledgement(message, mail, await keyed());
    },
    notice: async (mail) => {
      const message = await findMessage(mail.message_id);
      if (!message) return undefined;
      const language = await noticeLanguage(db, staffEmail);
      const { notice: words } = await staffMailWords(language);
      const options = { ...(await keyed()), held: await countHeld(db), language, words };
      return composeNotice(message, options, mail.post_id ? await findPost(mail.post_id) : undefined);
    },
  };
  return (mail) => templates[mail.purpose](mail);
}
