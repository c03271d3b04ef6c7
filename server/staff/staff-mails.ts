/** The mails to staff. Plain text, so that names cannot inject markup and every link is visible. */
import { organisation } from "../../organisation.ts";
import { plainLine } from "../../texts/plain-line.ts";
import { utcTime } from "../mail/mail-text.ts";
import type { StaffMail } from "../mail/staff-mail.ts";
import type { Invitation } from "./invitations.ts";
import type { Person } from "./staff.ts";

type Recipient = Pick<Person, "name" | "email">;

const desk = `the desk of ${organisation.name}`;

export function staffMail({ name, email }: Recipient, subject: string, paragraphs: string[]): StaffMail {
  return {
    recipient: email,
    subject,
    body: `${[`Dear ${plainLine(name)},`, ...paragraphs].join("\n\n")}\n`,
  };
}

export function codeMail(to: Recipient, code: string): StaffMail {
  return staffMail(to, `Your code for ${desk}`, [
    "Your code to sign in is:",
    code,
    "It works once, within ten minutes. Type it only at the desk, and do not share it: we never ask for it.",
    "If you did not ask for it, you need not do anything.",
  ]);
}

export function invitationMail(
  to: Recipient & Pick<Invitation, "role" | "invited_by">,
  link: string,
): StaffMail {
  return staffMail(to, `You are invited to ${desk}`, [
    `${plainLine(to.invited_by)} invites you to ${desk} as ${to.role}. To join, open this link within seven days:`,
    link,
    "It works once. If you did not expect this, you need not do anything.",
  ]);
}

export function newPasskeyMail(to: Recipient, passkey: string, at: Date, origin: string): StaffMail {
  return staffMail(to, `A new passkey for ${desk}`, [
    `The passkey "${plainLine(passkey)}" was added to your account on ${utcTime(at.toISOString())}. It can sign in as you.`,
    `If that was not you, remove it and end all other sessions: ${origin}/desk/account`,
    "Then tell an administrator.",
  ]);
}

export function newDeviceMail(to: Recipient, device: string, at: Date, origin: string): StaffMail {
  return staffMail(to, `A sign-in from a new device at ${desk}`, [
    `Someone signed in to your account on ${utcTime(at.toISOString())}, with ${device}, from a place that we have not seen before.`,
    `If that was not you, end that session: ${origin}/desk/account`,
    "Then tell an administrator.",
  ]);
}
