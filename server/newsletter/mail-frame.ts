/** What a mail to one subscriber has besides its text: headers, Message-ID and the address that receives bounces. */
import { organisation } from "../../organisation.ts";
import { languageOfMail } from "../inbox/mail-out/visitor-language.ts";
import { byProgram, fetchesNothing, headerText, inLanguage, messageIdAt } from "../mail/mail-headers.ts";
import type { Composed } from "../mail/mailer.ts";
import type { Settings } from "../process/environment.ts";
import { deliveryCode, leavePath, type MailedTo, subscriptionToken } from "./newsletter-keys.ts";

export type MailSettings = Pick<Settings, "siteUrl" | "imapUrl" | "replyTo"> & { mailFrom: string };

/** Written as it is sent: nodemailer would fold a long header, and some servers unfold it, which breaks the signature. */
const onOneLine = (value: string) => ({ prepared: true, value });

/** Stays the same for a sending and a person, so that mail programs recognise a mail that was sent twice. */
export const newsletterMessageId = (mailedTo: MailedTo, { siteUrl, key }: { siteUrl: string; key: string }) =>
  messageIdAt(siteUrl, `newsletter-${deliveryCode(mailedTo, key)}`);

type Frame = { to: string; language: string; mailedTo: MailedTo; date: Date; key: string };

/** `isBulk`: a mail to many, with headers that let mail programs offer to unsubscribe (RFC 2369, 2919 and 8058). */
export function frameOf(
  settings: MailSettings,
  { to, language, mailedTo, date, key }: Frame,
  isBulk: boolean,
): Composed {
  const { siteUrl, mailFrom } = settings;
  const leave = siteUrl + leavePath(subscriptionToken(mailedTo.subscriber, key));
  const bulk = {
    "List-Id": onOneLine(`<newsletter.${new URL(siteUrl).hostname}>`),
    "List-Unsubscribe": onOneLine(`<${leave}>`),
    "List-Unsubscribe-Post": onOneLine("List-Unsubscribe=One-Click"),
    Precedence: "bulk",
  };
  return {
    from: mailFrom,
    to: { name: "", address: to },
    messageId: `<${newsletterMessageId(mailedTo, { siteUrl, key })}>`,
    date,
    headers: { ...byProgram("auto-generated"), ...inLanguage(languageOfMail(language)), ...(isBulk && bulk) },
    envelope: { from: bounceAddress(settings, deliveryCode(mailedTo, key)), to },
    baseBoundary: deliveryCode(mailedTo, key),
    ...fetchesNothing,
  };
}

/** Where bounces go, if the site reads a mailbox: each mail has its own address (VERP). */
export function bounceAddress({ replyTo, imapUrl, mailFrom }: MailSettings, code: string): string {
  const pattern = imapUrl ? (replyTo ?? mailFrom.replace("@", "+{token}@")) : undefined;
  const address = addressIn(pattern?.includes("{token}") ? pattern.replace("{token}", code) : mailFrom);
  // A mail server need not accept more than 64 characters before the @.
  return address.lastIndexOf("@") <= 64 ? address : addressIn(mailFrom);
}

/** The address in "Secure AI Africa <hello@example.org>". */
export const addressIn = (mailbox: string): string => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

export const named = { organisation: headerText(organisation.name) };
