/** The mail that asks to confirm, and the one to a person who asked again. Neither has any of the visitor's words. */
import { localPath } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { MailRow, SubscriberRow } from "../database/schema.ts";
import { languageOfMail } from "../inbox/mail-out/visitor-language.ts";
import { messageIdAt } from "../mail/mail-headers.ts";
import type { Composed } from "../mail/mailer.ts";
import { newsletterWords } from "./consent.ts";
import { frameOf, type MailSettings, named } from "./mail-frame.ts";
import {
  cachedNewsletterKey,
  deliveryCode,
  noSending,
  subscriptionPath,
  subscriptionToken,
} from "./newsletter-keys.ts";

type Parts = {
  database: SiteDatabase;
  settings: Omit<MailSettings, "mailFrom"> & { mailFrom: string | undefined };
};

/** Resolves to undefined if the person has left meanwhile. */
export function subscriptionMailComposer({ database: { db }, settings }: Parts) {
  const readKey = cachedNewsletterKey(db);
  return async ({ id: mailId, subscriber_id, created_at }: MailRow): Promise<Composed | undefined> => {
    const subscriber = await db
      .selectFrom("subscribers")
      .selectAll()
      .where("id", "=", subscriber_id)
      .executeTakeFirst();
    if (!subscriber) return undefined;
    const key = await readKey();
    const { email: to, language, id } = subscriber;
    const mailedTo = { subscriber: id, sending: noSending };
    const date = new Date(created_at);
    const { mailFrom = "", siteUrl } = settings;
    const name = `newsletter-${deliveryCode(mailedTo, key)}.${mailId}`;
    return {
      ...frameOf({ ...settings, mailFrom }, { to, language, mailedTo, date, key }, false),
      // A second request to confirm is another mail.
      messageId: `<${messageIdAt(siteUrl, name)}>`,
      ...(await confirmationText(subscriber, settings.siteUrl, key)),
    };
  };
}

export async function confirmationText(
  { id, language: stored, state, source, source_note, agreed_on }: SubscriberRow,
  siteUrl: string,
  key: string,
): Promise<{ subject: string; text: string }> {
  const language = languageOfMail(stored);
  const words = await newsletterWords(language);
  const link = siteUrl + localPath(language, subscriptionPath(subscriptionToken(id, key)));
  const text = (...paragraphs: string[]) => `${paragraphs.join("\n\n")}\n`;
  if (state !== "unconfirmed")
    return {
      subject: words.again.subject(named),
      text: text(words.again.intro(named), link, words.secret),
    };
  const { subject, intro } =
    source === "import"
      ? {
          subject: words.invited.subject(named),
          intro: words.invited.intro({ ...named, source: source_note, day: agreed_on ?? "" }),
        }
      : { subject: words.confirm.subject(named), intro: words.confirm.intro(named) };
  return { subject, text: text(intro, link, words.confirm.otherwise) };
}
