import type { Translation } from "../translation.ts";

export const subjects: Translation["subjects"] = {
  openings: {
    careers: { subject: "Working with you", line: "I would like to work with you." },
    volunteer: { subject: "Volunteering", line: "I would like to volunteer." },
    donate: { subject: "Supporting your work", line: "I would like to support your work." },
    partner: { subject: "A partnership", line: "We would like to work with you as a partner." },
    policy: { subject: "AI policy", line: "I have a question for your policy experts." },
    press: { subject: "Press enquiry", line: "I am a journalist. My deadline and my questions:" },
  },
  event: { subject: "Registration: {name}", line: "I would like to register for “{name}” on {date}." },
  register: "Register",
  corrected: "Correction of {reference}: {subject}",
};
