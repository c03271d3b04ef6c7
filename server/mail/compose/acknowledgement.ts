import { organisation } from "../../../organisation.ts";
import type { ContactMessageRow, MailRow } from "../../database/schema.ts";
import { conversationToken } from "../../enquiries/conversation-token.ts";
import type { Composed } from "../mailer.ts";
import { byProgram, fetchesNothing } from "./headers.ts";
import { acknowledgementMailId } from "./mail-ids.ts";
import type { KeyedPostage } from "./postage.ts";
import { replyAddress } from "./reply-address.ts";
import { mailWords } from "./words.ts";

/** Nothing of what its sender wrote is in it, not even a name: the form is not to be used to mail strangers. */
export function composeAcknowledgement(
  { id, email, language, mail_id }: ContactMessageRow,
  { created_at, recipient }: MailRow,
  settings: KeyedPostage,
): Composed {
  const { siteUrl, key } = settings;
  const words = mailWords(language).acknowledgement;
  const paragraphs = words.paragraphs({
    ...{ organisation: organisation.name, reference: id },
    myData: `${siteUrl}/my-data/${conversationToken("my data", id, key)}`,
  });
  return {
    from: settings.mailFrom,
    to: { name: "", address: recipient ?? email },
    replyTo: replyAddress(id, settings),
    subject: words.subject(id),
    messageId: `<${acknowledgementMailId(id, siteUrl)}>`,
    ...(mail_id && { inReplyTo: `<${mail_id}>`, references: `<${mail_id}>` }),
    date: new Date(created_at),
    headers: byProgram("auto-replied"),
    text: `${paragraphs.join("\n\n")}\n`,
    ...fetchesNothing,
  };
}
