import { emailKey } from "../../mail/email-key.ts";
import type { Ourselves } from "./find-conversation.ts";
import type { IncomingMail } from "./incoming-mail.ts";

/** A mail of the site itself that has come back to it: the mailbox may be the one that the staff are told in. */
export function isOurs(mail: IncomingMail, ourselves: Ourselves): boolean {
  const { from: own } = ourselves;
  return isNamedByUs(mail, ourselves) || (own !== undefined && emailKey(mail.from.address) === emailKey(own));
}

/** The same, told by its Message-ID alone: some mail servers write another one. */
export const isNamedByUs = ({ messageId }: IncomingMail, { host }: Ourselves) =>
  /^(?:enquiry|acknowledgement|reply|mail)-[\w-]+@/.test(messageId ?? "") && messageId?.endsWith(`@${host}`);

/** Reminders, invitations and whatever else belongs to no conversation: see staffMailId. */
export const answersStaffMail = ({ answers }: IncomingMail, { host }: Ourselves): boolean =>
  answers.some((id) => /^mail-[\w-]+@/.test(id) && id.endsWith(`@${host}`));

/** The address in "Secure AI Africa <hello@example.org>". */
export const addressIn = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
