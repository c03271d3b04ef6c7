/** The texts of reminders and summaries. They contain references only, because many people may see such mails. */
import type { StaffMail } from "../../mail/staff-mail.ts";
import type { Person } from "../../staff/staff.ts";
import { staffMail } from "../../staff/staff-mails.ts";
import { isOverdue } from "../answer-due.ts";
import type { DueMessage } from "./sent-reminders.ts";

type Waiting = Pick<DueMessage, "id" | "due_at">;
type Recipient = Pick<Person, "name" | "email">;

/** Short enough for a phone; the desk lists the others. */
const maxListed = 20;

export function reminderMail(to: Recipient, waiting: Waiting[], now: Date, siteUrl: string): StaffMail {
  const over = waiting.filter((each) => isOverdue(each, now)).length;
  const [only] = waiting;
  const subject =
    waiting.length === 1 && only
      ? `${over ? "Overdue" : "Less than 4 hours left"}: ${only.id}`
      : `${waiting.length} messages wait: ${counted(over, waiting.length - over)}`;
  return staffMail(to, subject, [
    "We promise an answer within 24 hours.",
    ...listed(waiting, now, siteUrl),
    turnedOff(siteUrl),
  ]);
}

export function summaryMail(to: Recipient, waiting: Waiting[], now: Date, siteUrl: string): StaffMail {
  const over = waiting.filter((each) => isOverdue(each, now)).length;
  const count = waiting.length === 1 ? "1 message waits" : `${waiting.length} messages wait`;
  return staffMail(to, `${count} for an answer${over ? `, ${over} overdue` : ""}`, [
    ...listed(waiting, now, siteUrl),
    turnedOff(siteUrl),
  ]);
}

const counted = (over: number, soon: number) =>
  [over && `${over} overdue`, soon && `${soon} with less than 4 hours left`].filter(Boolean).join(", ");

function listed(waiting: Waiting[], now: Date, siteUrl: string): string[] {
  const first = waiting.toSorted((one, other) => (one.due_at < other.due_at ? -1 : 1)).slice(0, maxListed);
  const beyond = waiting.length - first.length;
  return [
    ...first.map((each) => `${each.id}: ${clockOf(each, now)}\n${siteUrl}/desk/enquiries/${each.id}`),
    ...(beyond > 0 ? [`And ${beyond} more: ${siteUrl}/desk/enquiries`] : []),
  ];
}

function clockOf(waiting: Waiting, now: Date): string {
  const minutes = Math.abs(Math.round((Date.parse(waiting.due_at) - now.getTime()) / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const days = Math.floor(hours / 24);
  const time = days > 1 ? `${days} days` : hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
  return isOverdue(waiting, now) ? `overdue by ${time}` : `${time} left`;
}

const turnedOff = (siteUrl: string) => `You can turn such mails off: ${siteUrl}/desk/account`;
