/** The texts of reminders and summaries. They contain references only, because many people may see such mails. */
import type { StaffMail } from "../../mail/staff-mail.ts";
import { type MailWords, type Recipient, staffMail } from "../../staff/staff-mails.ts";
import { isOverdue } from "../answer-due.ts";
import type { DueMessage } from "./sent-reminders.ts";

type Waiting = Pick<DueMessage, "id" | "due_at">;

/** Short enough for a phone; the desk lists the others. */
const maxListed = 20;

export const reminderMail = (
  to: Recipient,
  waiting: Waiting[],
  now: Date,
  siteUrl: string,
): Promise<StaffMail> =>
  staffMail(to, (words) => ({
    subject: reminderSubject(words, waiting, now),
    paragraphs: [words.reminder.promise, ...listed(words, waiting, now, siteUrl), turnOff(words, siteUrl)],
  }));

export const summaryMail = (
  to: Recipient,
  waiting: Waiting[],
  now: Date,
  siteUrl: string,
): Promise<StaffMail> =>
  staffMail(to, (words) => {
    const [count, overdue] = [waiting.length, overdueIn(waiting, now)];
    const { subject, subjectOverdue } = words.summary;
    return {
      subject: overdue > 0 ? subjectOverdue({ count, overdue }) : subject({ count }),
      paragraphs: [...listed(words, waiting, now, siteUrl), turnOff(words, siteUrl)],
    };
  });

const overdueIn = (waiting: Waiting[], now: Date) => waiting.filter((each) => isOverdue(each, now)).length;

function reminderSubject({ reminder: words }: MailWords, waiting: Waiting[], now: Date): string {
  const overdue = overdueIn(waiting, now);
  const soon = waiting.length - overdue;
  const [only] = waiting;
  if (waiting.length === 1 && only)
    return overdue > 0
      ? words.overdueSubject({ reference: only.id })
      : words.soonSubject({ reference: only.id });
  if (soon === 0) return words.allOverdue({ count: overdue });
  return overdue === 0 ? words.allSoon({ count: soon }) : words.mixed({ overdue, soon });
}

function listed(words: MailWords, waiting: Waiting[], now: Date, siteUrl: string): string[] {
  const first = waiting.toSorted((one, other) => (one.due_at < other.due_at ? -1 : 1)).slice(0, maxListed);
  const beyond = waiting.length - first.length;
  return [
    ...first.map((each) => `${each.id}: ${timeLeft(words, each, now)}\n${siteUrl}/desk/enquiries/${each.id}`),
    ...(beyond > 0 ? [words.due.more({ count: beyond, link: `${siteUrl}/desk/enquiries` })] : []),
  ];
}

function timeLeft({ due: words }: MailWords, waiting: Waiting, now: Date): string {
  const all = Math.abs(Math.round((Date.parse(waiting.due_at) - now.getTime()) / 60_000));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const days = Math.floor(hours / 24);
  const short = hours > 0 ? words.hours({ hours, minutes }) : words.minutes({ minutes });
  const time = days > 1 ? words.days({ days }) : short;
  return isOverdue(waiting, now) ? words.overdue({ time }) : words.left({ time });
}

const turnOff = ({ reminder }: MailWords, siteUrl: string) =>
  reminder.turnOff({ link: `${siteUrl}/desk/account` });
