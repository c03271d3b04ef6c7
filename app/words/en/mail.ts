import { message } from "../message.ts";

/** Mails to visitors. */
export const mail = {
  wrote: message<{ moment: string }>("On {moment} you wrote:"),
  acknowledgement: {
    subject: message<{ reference: string }>("We have your message ({reference})"),
    thanks: message<{ organisation: string }>(
      "Thank you for writing to {organisation}. We have received your message and will reply within 24 hours.",
    ),
    /** While the office is closed for a holiday. */
    closed: message<{ organisation: string; day: string }>(
      "Thank you for writing to {organisation}. We have received your message. Our office is closed for a holiday; we will reply by {day}.",
    ),
    reference: message<{ reference: string }>("Your reference number: {reference}"),
    kept: "Here you can see your message and erase it:",
    mistake:
      "If you did not write to us, someone typed your address by mistake. You need not do anything, or you can erase the message with the link above.",
  },
};
