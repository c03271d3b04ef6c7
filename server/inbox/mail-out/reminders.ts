import type { Kysely } from "kysely";
import { organisation } from "../../../organisation.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Database, MailChoice } from "../../database/schema.ts";
import { localTime } from "../../database/zoned-time.ts";
import { queueMail } from "../../mail/outbox.ts";
import { mayActAs } from "../../staff/roles.ts";
import type { Person } from "../../staff/staff.ts";
import { type Due, dueMessages } from "./due-messages.ts";
import { reminderMail, summaryMail } from "./reminder-mails.ts";
import { noteOverdue, noteSoonDue, noteSummary } from "./sent-reminders.ts";

type Db = Kysely<Database>;

/**
 * The hours, by the clocks of the organisation, within which the summary of a day is sent. After a pause it comes later in
 * the same morning, or on the next: a summary in the afternoon would be a reminder, and those are sent anyway.
 */
const morning = { from: 7, until: 12 };

/**
 * Reminds the staff of what is nearly or already overdue, each message once for each. However many there are, it is one
 * mail a person. Returns how many mails wait for it.
 */
export function remind({ db }: SiteDatabase, siteUrl: string, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = [...(await noteOverdue(trx, now)), ...(await noteSoonDue(trx, now))];
    if (due.length === 0) return 0;
    return mailEach(await peopleWho(trx, "all", "reminders"), due, (person, theirs) =>
      queueMail(trx, { purpose: "reminder", ...reminderMail(person, theirs, now, siteUrl) }, now),
    );
  });
}

/**
 * Tells each of the staff in the morning what waits, if anything does. Returns how many mails wait for it. The first
 * process that looks in a morning does it for all; a message that comes later in that morning is in the next summary.
 */
export async function summarize({ db }: SiteDatabase, siteUrl: string, now: Date): Promise<number> {
  const [day = "", hour = ""] = localTime(now, organisation.timeZone).split("T");
  const isMorning = Number.parseInt(hour, 10) >= morning.from && Number.parseInt(hour, 10) < morning.until;
  if (!isMorning) {
    await dropUnsentSummaries(db);
    return 0;
  }
  return db.transaction().execute(async (trx) => {
    if (!(await noteSummary(trx, day, now))) return 0;
    return mailEach(await peopleWho(trx, "all"), await dueMessages(trx).execute(), (person, theirs) =>
      queueMail(trx, { purpose: "summary", ...summaryMail(person, theirs, now, siteUrl) }, now),
    );
  });
}

/** If the mail server was away all morning: the next morning has its own. */
const dropUnsentSummaries = (db: Db) => db.deleteFrom("mails").where("purpose", "=", "summary").execute();

const peopleWho = (db: Db, ...want: MailChoice[]) =>
  db.selectFrom("staff").selectAll().where("mails", "in", want).execute();

async function mailEach(
  people: Person[],
  due: Due[],
  mail: (person: Person, theirs: Due[]) => Promise<void>,
): Promise<number> {
  let mails = 0;
  for (const person of people) {
    const theirs = due.filter((message) => concerns(message, person));
    if (theirs.length === 0) continue;
    await mail(person, theirs);
    mails++;
  }
  return mails;
}

/** The assignee alone, where there is one; otherwise everybody who may reply. */
function concerns({ assignee }: Due, { id, role }: Person): boolean {
  return assignee === null ? mayActAs(role, "publisher") : assignee === id;
}
