import { message } from "../message.ts";

/** The certificate of attendance, and the page that says whether one is genuine. */
export const certificate = {
  title: "Certificate of attendance",
  /** The name of the person follows. */
  certifies: "This certifies that",
  /** The title of the event follows. */
  attended: "attended",
  verify: "To check this certificate, open this address and enter the code:",
  page: {
    title: "Check a certificate",
    lead: message<{ organisation: string }>(
      "Certificates of attendance from {organisation} have a code. Enter it to see whether the certificate is genuine.",
    ),
    code: "Code",
    hint: "As printed on the certificate. Capitals, spaces and hyphens do not matter.",
    check: "Check",
    another: "Check another certificate",
  },
  valid: {
    title: "This certificate is genuine",
    lead: message<{ organisation: string }>(
      "{organisation} issued it. Compare these facts with the certificate.",
    ),
    name: "Name",
    event: "Event",
    day: "Date",
  },
  withdrawn: {
    title: "This certificate was withdrawn",
    lead: message<{ organisation: string }>("{organisation} issued it, and later declared it invalid."),
  },
  invalid: {
    title: "This code is not valid",
    lead: "Please compare it with the certificate, letter by letter. If it is the same, the certificate is not from us.",
  },
  tooMany: {
    title: "Too many attempts",
    lead: "Please wait ten minutes, and try again.",
  },
};
