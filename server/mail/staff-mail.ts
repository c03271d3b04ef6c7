import { staffMailId } from "../inbox/mail-out/mail-ids.ts";
import { byProgram, fetchesNothing } from "./mail-headers.ts";
import type { Composed } from "./mailer.ts";

export type StaffMail = { recipient: string; subject: string; body: string };

type Written = StaffMail & { id: string; at: Date };

/** Plain text to somebody of the staff. */
export function composeStaffMail(
  { id, at, recipient, subject, body }: Written,
  { from, siteUrl }: { from: string; siteUrl: string },
): Composed {
  return {
    ...{ from, to: { name: "", address: recipient }, subject, text: body },
    ...{ messageId: `<${staffMailId(id, siteUrl)}>`, date: at },
    headers: byProgram("auto-generated"),
    ...fetchesNothing,
  };
}
