import { emailKey } from "../../enquiries/email-key.ts";
import type { Ourselves } from "./belongs.ts";
import type { IncomingMail } from "./mail.ts";

/** A mail of the site itself that has come back to it: the mailbox may be the one that the staff are told in. */
export function isOurs({ messageId, from }: IncomingMail, { host, from: own }: Ourselves): boolean {
  const isNamedByUs = /^(?:enquiry|acknowledgement|reply|mail)-[\w-]+@/.test(messageId ?? "");
  return (
    (isNamedByUs && messageId?.endsWith(`@${host}`)) ||
    (own !== undefined && emailKey(from.address) === emailKey(own))
  );
}

/** The address in "Secure AI Africa <hello@example.org>". */
export const addressIn = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
