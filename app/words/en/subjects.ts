import { message } from "../message.ts";

/** The prefilled subject and first line of the enquiry form. Visitors can change them. */
export type Opening = { subject: string; line: string };

const openings = {
  careers: { subject: "Working with you", line: "I would like to work with you." },
  volunteer: { subject: "Volunteering", line: "I would like to volunteer." },
  donate: { subject: "Supporting your work", line: "I would like to support your work." },
  partner: { subject: "A partnership", line: "We would like to work with you as a partner." },
  policy: { subject: "AI policy", line: "I have a question for your policy experts." },
  press: { subject: "Press enquiry", line: "I am a journalist. My deadline and my questions:" },
} satisfies Record<string, Opening>;

export const subjects = {
  openings,
  event: {
    subject: message<{ name: string }>("Registration: {name}"),
    line: message<{ name: string; date: string }>("I would like to register for “{name}” on {date}."),
  },
  register: "Register",
  /** A message sent again because its e-mail address was wrong. */
  corrected: message<{ reference: string; subject: string }>("Correction of {reference}: {subject}"),
};
