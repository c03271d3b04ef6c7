import { localPath } from "../../../languages.ts";
import { organisation } from "../../../organisation.ts";
import type { ContactMessageRow, MailRow } from "../../database/schema.ts";
import { byProgram, fetchesNothing, inLanguage } from "../../mail/mail-headers.ts";
import type { Composed } from "../../mail/mailer.ts";
import { conversationToken } from "../conversation-token.ts";
import { acknowledgementMailId } from "./mail-ids.ts";
import type { KeyedPostage } from "./postage.ts";
import { replyAddress } from "./reply-address.ts";
import { languageOfMail, mailWords } from "./visitor-language.ts";

/** Nothing of what its sender wrote is in it, not even a name: the form is not to be used to mail strangers. */
export async function composeAcknowledgement(
  { id, email, mail_id, ...message }: ContactMessageRow,
  { created_at, recipient }: MailRow,
  settings: KeyedPostage,
): Promise<Composed> {
  const { siteUrl, key } = settings;
  const language = languageOfMail(message.language);
  const { acknowledgement: words } = await mailWords(language);
  const myData = localPath(language, `/my-data/${conversationToken("my data", id, key)}`);
  const paragraphs = [
    ...[words.thanks({ organisation: organisation.name }), words.reference({ reference: id })],
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
