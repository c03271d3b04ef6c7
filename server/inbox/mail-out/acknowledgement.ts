import type { Kysely } from "kysely";
import { localPath } from "../../../languages.ts";
import { organisation } from "../../../organisation.ts";
import type { ContactMessageRow, Database, MailRow } from "../../database/schema.ts";
import { networksOf } from "../../limits/networks.ts";
import { mailboxKey } from "../../mail/email-key.ts";
import { byProgram, fetchesNothing, inLanguage } from "../../mail/mail-headers.ts";
import type { Composed } from "../../mail/mailer.ts";
import { queueMail } from "../../mail/outbox.ts";
import { dueAfter } from "../answer-due.ts";
import { conversationToken } from "../conversation-token.ts";
import { allowedToday } from "../rate-limits/daily-limits.ts";
import { acknowledgementMailId, type KeyedMailSettings, replyAddress } from "./mail-ids.ts";
import { languageOfMail, lastDay, mailWords } from "./visitor-language.ts";

/** Per day: to one mailbox, and for messages from one IPv4 address or IPv6 /64. Wider networks get a multiple. */
const limits = { toMailbox: 3, fromNetwork: 30 };

type Acknowledged = Pick<ContactMessageRow, "id" | "email"> & {
  /** The IP address that the message came from. */
  address: string | undefined;
};

/**
 * Confirms to a visitor that the message arrived. Call it once, in the transaction that stores the message, and not for
 * spam. The limits keep the form from flooding a stranger's mailbox, however its address is spelt.
 */
export async function queueAcknowledgement(
  db: Kysely<Database>,
  { id, email, address }: Acknowledged,
  at: Date,
): Promise<void> {
  const networks = address === undefined ? [] : networksOf(address);
  const limited = [
    { name: mailboxKey(email), most: limits.toMailbox },
    ...networks.map(({ name, times }) => ({ name, most: limits.fromNetwork * times })),
  ];
  if (!(await allowedToday(db, "acknowledgement", limited, at))) return;
  await queueMail(db, { purpose: "acknowledgement", message_id: id, recipient: email }, at);
}

/** Contains nothing that the visitor typed, not even a name, so that the form cannot be used to mail strangers. */
export async function composeAcknowledgement(
  { id, email, mail_id, ...message }: ContactMessageRow,
  { created_at, recipient }: MailRow,
  settings: KeyedMailSettings,
): Promise<Composed> {
  const { siteUrl, key } = settings;
  const language = languageOfMail(message.language);
  const { acknowledgement: words } = await mailWords(language);
  const thanksOf = ({ created_at, due_at }: Pick<ContactMessageRow, "created_at" | "due_at">) =>
    due_at && due_at > dueAfter(new Date(created_at))
      ? words.closed({ organisation: organisation.name, day: lastDay(due_at, language) })
      : words.thanks({ organisation: organisation.name });
  const myData = localPath(language, `/my-data/${conversationToken("my data", id, key)}`);
  const paragraphs = [
    ...[thanksOf(message), words.reference({ reference: id })],
    ...[words.kept, siteUrl + myData, words.mistake],
  ];
  return {
    from: settings.mailFrom,
    to: { name: "", address: recipient ?? email },
    replyTo: replyAddress(id, settings),
    subject: words.subject({ reference: id }),
    messageId: `<${acknowledgementMailId(id, settings)}>`,
    ...(mail_id && { inReplyTo: `<${mail_id}>`, references: `<${mail_id}>` }),
    date: new Date(created_at),
    headers: { ...byProgram("auto-replied"), ...inLanguage(language) },
    text: `${paragraphs.join("\n\n")}\n`,
    ...fetchesNothing,
  };
}
