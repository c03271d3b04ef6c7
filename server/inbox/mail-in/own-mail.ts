import { emailKey } from "../../mail/email-key.ts";
import type { IncomingMail } from "./incoming-mail.ts";

/** What identifies mails of this site: the key that signs its tokens, the host in its Message-IDs, its sender address. */
export type SiteIdentity = { key: string; siteUrl: string; host: string; from: string | undefined };

/** Whether the site itself sent this mail: it may read the same mailbox to which it sends notices. */
export function isOwnMail(mail: IncomingMail, site: SiteIdentity): boolean {
  const { from } = site;
  return (
    hasOwnMessageId(mail, site) || (from !== undefined && emailKey(mail.from.address) === emailKey(from))
  );
}

/** Not sufficient to recognise our mails: some mail servers replace the Message-ID. */
export const hasOwnMessageId = ({ messageId }: IncomingMail, { host }: SiteIdentity) =>
  /^(?:enquiry|acknowledgement|reply|mail)-[\w-]+@/.test(messageId ?? "") && messageId?.endsWith(`@${host}`);

/** Whether this answers a reminder, an invitation or another staff mail outside any conversation: see staff-mail.ts. */
export const answersStaffMail = ({ answers }: IncomingMail, { host }: SiteIdentity): boolean =>
  answers.some((id) => /^mail-[\w-]+@/.test(id) && id.endsWith(`@${host}`));
