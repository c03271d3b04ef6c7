import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database, MailChoice } from "../database/schema.ts";
import { mayActAs } from "../desk/roles.ts";
import type { Person } from "../desk/staff.ts";
import { type Due, dueMessages } from "./due-messages.ts";
import { queueMail } from "./outbox.ts";
import { noteOverdue, noteSoonDue } from "./reminder-notes.ts";
import { reminderMail, summaryMail } from "./reminder-texts.ts";

type Db = Kysely<Database>;

/** The hour of the day, in UTC, from which the summary of that day is sent. */
const summaryFrom = 6;

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

/** Tells each of the staff once a day what waits, if anything does. Returns how many mails wait for it. */
export async function summarize({ db }: SiteDatabase, siteUrl: string, now: Date): Promise<number> {
  if (now.getUTCHours() < summaryFrom) return 0;
  const nameFor = ({ id }: Person) => `summary ${now.toISOString().slice(0, 10)} ${id}`;
  const people = await peopleWho(db, "all");
  const names = ["", ...people.map(nameFor)];
  const told = await db.selectFrom("mails").select("once").where("once", "in", names).execute();
  const rest = people.filter((person) => !told.some(({ once }) => once === nameFor(person)));
  if (rest.length === 0) return 0;
  return mailEach(rest, await dueMessages(db).execute(), (person, theirs) => {
    const mail = summaryMail(person, theirs, now, siteUrl);
    return queueMail(db, { purpose: "summary", once: nameFor(person), ...mail }, now);
  });
}

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
