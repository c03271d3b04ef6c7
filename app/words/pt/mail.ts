import type { Translation } from "../translation.ts";

export const mail: Translation["mail"] = {
  wrote: "On {moment} you wrote:",
  acknowledgement: {
    subject: "We have your message ({reference})",
    thanks:
      "Thank you for writing to Secure AI Africa. Your message is here, and somebody will answer it within 24 hours.",
    reference: "Your reference number: {reference}",
    kept: "Here you can see what we keep of it, and erase it:",
    mistake:
      "If you did not write to us, somebody typed your address by mistake. You need not do anything, or you can erase the message by the link above.",
  },
};
