/** The mails to staff, in the language and time zone of each. Plain text, so that names cannot inject markup. */
import { staffMailWords } from "../../app/words/staff-mail-words.ts";
import { defaultLanguage, isLanguage, type Language } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { plainLine } from "../../texts/plain-line.ts";
import { dateAndTime } from "../mail/date-and-time.ts";
import type { StaffMail } from "../mail/staff-mail.ts";
import { deviceIn } from "./device-name.ts";
import type { Invitation } from "./invitations.ts";
import type { Person } from "./staff.ts";

export type Recipient = Pick<Person, "name" | "email" | "language" | "time_zone">;
export type MailWords = Awaited<ReturnType<typeof staffMailWords>>;

/** English if the person's language is no longer one of the site's. */
export const staffLanguage = ({ language }: Pick<Person, "language">): Language =>
  isLanguage(language) ? language : defaultLanguage;

const { name: ours } = organisation;

/** A mail whose paragraphs `write` writes with the words of the recipient's language. */
export async function staffMail(
  to: Pick<Recipient, "name" | "email" | "language">,
  write: (words: MailWords) => { subject: string; paragraphs: string[] },
): Promise<StaffMail> {
  const words = await staffMailWords(staffLanguage(to));
  const { subject, paragraphs } = write(words);
  const body = [words.greeting({ name: plainLine(to.name) }), ...paragraphs].join("\n\n");
  return { recipient: to.email, subject, body: `${body}\n` };
}

const momentFor = (to: Recipient, at: Date) => dateAndTime(at.toISOString(), staffLanguage(to), to.time_zone);

export const codeMail = (to: Recipient, code: string): Promise<StaffMail> =>
  staffMail(to, ({ code: words }) => ({
    subject: words.subject({ organisation: ours }),
    paragraphs: [words.intro, code, words.use, words.mistake],
  }));

/** In the language of the person who invites: that of the invited person is not known yet. */
export const invitationMail = (
  to: Pick<Recipient, "name" | "email" | "language"> & Pick<Invitation, "role" | "invited_by">,
  link: string,
): Promise<StaffMail> =>
  staffMail(to, ({ invitation: words }) => ({
    subject: words.subject({ organisation: ours }),
    paragraphs: [
      words.text({ name: plainLine(to.invited_by), organisation: ours, role: words.roles[to.role] }),
      link,
      words.mistake,
    ],
  }));

export const newPasskeyMail = (
  to: Recipient,
  passkey: string,
  at: Date,
  origin: string,
): Promise<StaffMail> =>
  staffMail(to, ({ newPasskey: words }) => ({
    subject: words.subject({ organisation: ours }),
    paragraphs: [
      words.text({ passkey: plainLine(passkey), moment: momentFor(to, at) }),
      words.mistake({ link: `${origin}/desk/account` }),
      words.tell,
    ],
  }));

export const newDeviceMail = (to: Recipient, device: string, at: Date, origin: string): Promise<StaffMail> =>
  staffMail(to, ({ newDevice: words, devices }) => ({
    subject: words.subject({ organisation: ours }),
    paragraphs: [
      words.text({ device: deviceIn(devices, device), moment: momentFor(to, at) }),
      words.mistake({ link: `${origin}/desk/account` }),
      words.tell,
    ],
  }));
