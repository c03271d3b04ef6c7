/** Reads reports about newsletters that arrive in the mailbox: bounces (RFC 3464), complaints (RFC 5965), automatic answers. */
import type { ReadReport } from "../inbox/mail-in/accept-mail.ts";
import type { IncomingMail } from "../inbox/mail-in/incoming-mail.ts";
import { noteReport } from "./bounces.ts";
import { type MailedTo, readDeliveryCodes } from "./newsletter-keys.ts";

/** Only a report that names a code of ours counts: a code cannot be forged, so a stranger ends no subscription. */
export const readReports =
  (key: () => Promise<string>): ReadReport =>
  async (mail) => {
    const secret = await key();
    const mailedTo = mailedToIn(mail, secret);
    if (!mailedTo) return undefined;
    const { bounce, complaint } = mail;
    return async (db, at) => {
      if (complaint) await noteReport(db, mailedTo, { what: "complaint" }, { key: secret, at });
      // A delay is not a failure, and an absence note says nothing about the address.
      else if (bounce?.isFinal)
        await noteReport(db, mailedTo, { what: "bounce", status: bounce.status ?? "" }, { key: secret, at });
    };
  };

/** In the address that the report was sent to, or in the Message-ID that it names. */
function mailedToIn(
  { recipients, answers, bounce, complaint }: IncomingMail,
  key: string,
): MailedTo | undefined {
  const texts = [...recipients, ...(bounce?.of ?? []), ...(complaint ?? []), ...answers];
  for (const text of texts) {
    const [found] = readDeliveryCodes(text, key);
    if (found) return found;
  }
  return undefined;
}
