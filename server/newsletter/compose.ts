/** Composes the mails of sendings. What many people share is written once. */
import { defaultLanguage, isLanguage, type Language } from "../../languages.ts";
import type { Content } from "../content/content.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { NewsletterSendingRow, SubscriberRow } from "../database/schema.ts";
import type { Composed } from "../mail/mailer.ts";
import { digestMail } from "./digest-mail.ts";
import { frameOf, type MailSettings } from "./mail-frame.ts";
import { addressTo, type SharedMail } from "./mail-layout.ts";
import { subscriptionToken } from "./newsletter-keys.ts";
import { recordMail } from "./record-mail.ts";
import { contentOf, type SendingContent } from "./sendings.ts";
import { confirmationText } from "./sign-up-mail.ts";
import { topicsIn } from "./topics.ts";

type Parts = {
  database: SiteDatabase;
  content: Content;
  settings: MailSettings;
  key: () => Promise<string>;
};

/** Mails of the same text in the cache: six languages, and fifteen combinations of topics. */
const maxCached = 200;

export function newsletterComposer({ database, content, settings, key }: Parts) {
  const { siteUrl } = settings;
  const shared = new Map<string, Promise<SharedMail | undefined>>();

  const write = async (
    sent: SendingContent,
    language: Language,
    topics: string,
  ): Promise<SharedMail | undefined> => {
    if (sent.kind === "record")
      return recordMail({ content, siteUrl }, { kind: sent.recordKind, slug: sent.slug }, language);
    if (sent.kind === "digest" && sent.frequency)
      return digestMail(
        { database, content, siteUrl },
        { records: sent.records, frequency: sent.frequency },
        { language, topics: topicsIn(topics) },
      );
    return undefined;
  };

  /** The same for a version of the content, so that a correction reaches the people who have not got the mail yet. */
  const sharedMail = async (sending: NewsletterSendingRow, { language: stored, topics }: SubscriberRow) => {
    const language = isLanguage(stored) ? stored : defaultLanguage;
    const name = [
      sending.id,
      await content.version(),
      language,
      sending.kind === "digest" ? topics : "",
    ].join();
    if (shared.size > maxCached) shared.clear();
    const found =
      shared.get(name) ??
      contentOf(database.db, sending).then((sent) => sent && write(sent, language, topics));
    shared.set(name, found);
    found.catch(() => shared.delete(name));
    return found;
  };

  /** Undefined if there is nothing to send any more. */
  return async (sending: NewsletterSendingRow, subscriber: SubscriberRow): Promise<Composed | undefined> => {
    const secret = await key();
    const { id, email: to, language } = subscriber;
    const frame = frameOf(
      settings,
      {
        ...{ to, language, key: secret, mailedTo: { subscriber: id, sending: sending.id } },
        date: new Date(sending.due_at),
      },
      sending.kind !== "invitation",
    );
    if (sending.kind === "invitation")
      return { ...frame, ...(await confirmationText(subscriber, siteUrl, secret)) };
    const mail = await sharedMail(sending, subscriber);
    return mail && { ...frame, ...addressTo(mail, subscriptionToken(id, secret)) };
  };
}
