import { message } from "../message.ts";

/** Mails to visitors. */
export const mail = {
  wrote: message<{ moment: string }>("On {moment} you wrote:"),
  acknowledgement: {
    subject: message<{ reference: string }>("We have your message ({reference})"),
    thanks: message<{ organisation: string }>(
      "Thank you for writing to {organisation}. Your message is here, and somebody will answer it within 24 hours.",
    ),
    reference: message<{ reference: string }>("Your reference number: {reference}"),
    kept: "Here you can see what we keep of it, and erase it:",
    mistake:
      "If you did not write to us, somebody typed your address by mistake. You need not do anything, or you can erase the message by the link above.",
  },
};
