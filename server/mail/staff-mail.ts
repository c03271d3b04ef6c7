import { byProgram, fetchesNothing, messageIdAt } from "./mail-headers.ts";
import type { Composed } from "./mailer.ts";

export type StaffMail = { recipient: string; subject: string; body: string };

/** The part of server/inbox/mail-out/mails.ts that sends mail to staff. */
export type StaffMails = {
  isSetUp: boolean;
  isReachable(): Promise<boolean>;
  sendNow(mail: StaffMail): Promise<void>;
  queue(mail: StaffMail): Promise<void>;
};

type Identified = StaffMail & { id: string; at: Date };

/** A plain text mail. */
export function composeStaffMail(
  { id, at, recipient, subject, body }: Identified,
  { from, siteUrl }: { from: string; siteUrl: string },
): Composed {
  return {
    ...{ from, to: { name: "", address: recipient }, subject, text: body },
    ...{ messageId: `<${messageIdAt(siteUrl, `mail-${id}`)}>`, date: at },
    headers: byProgram("auto-generated"),
    ...fetchesNothing,
  };
}
