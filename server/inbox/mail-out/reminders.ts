import type { Kysely } from "kysely";
import { organisation } from "../../../organisation.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Database, MailChoice } from "../../database/schema.ts";
import { localTime } from "../../database/zoned-time.ts";
import { queueMail } from "../../mail/outbox.ts";
import type { Log } from "../../process/log.ts";
import { mayActAs } from "../../staff/roles.ts";
import type { Person } from "../../staff/staff.ts";
import { reminderMail, summaryMail } from "./reminder-mails.ts";
import {
  type DueMessage,
  deleteOldSummaries,
  dueMessages,
  markDueSoon,
  markOverdue,
  markSummary,
} from "./sent-reminders.ts";

type Db = Kysely<Database>;
type Parts = { database: SiteDatabase; siteUrl: string; log: Log; wake: () => void };

/** Exact enough for a promise of 24 hours. */
const checkInterval = 5 * 60_000;

/**
 * The local hours in which the daily summary is sent. After a downtime it comes later in the morning, or on the next day:
 * in the afternoon a summary would only repeat the reminders.
 */
const morning = { from: 7, until: 12 };

/** Checks regularly whether staff must be reminded of messages. */
export function startReminders({ database, siteUrl, log, wake }: Parts) {
  const check = async () => {
    try {
      const now = new Date();
      const mails = (await remind(database, siteUrl, now)) + (await summarize(database, siteUrl, now));
      if (mails > 0) wake();
      await deleteOldSummaries(database.db, now);
    } catch (error) {
      log.error("The reminders of waiting messages could not be sent", { error });
    }
  };
  let running = check();
  // Never two at a time, should one take longer than the interval.
  const timer = setInterval(() => (running = running.then(check)), checkInterval).unref();
  return {
    stop: (): Promise<void> => {
      clearInterval(timer);
      return running;
    },
  };
}

/**
 * Reminds staff of messages that are nearly overdue, and again when they are overdue: one mail per person, however many
 * messages there are. Returns the number of mails queued.
 */
export function remind({ db }: SiteDatabase, siteUrl: string, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = [...(await markOverdue(trx, now)), ...(await markDueSoon(trx, now))];
    if (due.length === 0) return 0;
    return mailEach(await staffWhoChose(trx, "all", "reminders"), due, async (person, messages) =>
      queueMail(trx, { purpose: "reminder", ...(await reminderMail(person, messages, now, siteUrl)) }, now),
    );
  });
}

/**
 * Sends each member of staff a summary of the waiting messages in the morning. The first process to check does it for all;
 * a message that arrives later that morning is in the next summary. Returns the number of mails queued.
 */
export async function summarize({ db }: SiteDatabase, siteUrl: string, now: Date): Promise<number> {
  const [day = "", hour = ""] = localTime(now, organisation.timeZone).split("T");
  const isMorning = Number.parseInt(hour, 10) >= morning.from && Number.parseInt(hour, 10) < morning.until;
  if (!isMorning) {
    await dropUnsentSummaries(db);
    return 0;
  }
  return db.transaction().execute(async (trx) => {
    if (!(await markSummary(trx, day, now))) return 0;
    return mailEach(
      await staffWhoChose(trx, "all"),
      await dueMessages(trx, now).execute(),
      async (person, messages) =>
        queueMail(trx, { purpose: "summary", ...(await summaryMail(person, messages, now, siteUrl)) }, now),
    );
  });
}

/** After a morning without a mail server: the next morning has its own summary. */
const dropUnsentSummaries = (db: Db) => db.deleteFrom("mails").where("purpose", "=", "summary").execute();

const staffWhoChose = (db: Db, ...choices: MailChoice[]) =>
  db.selectFrom("staff").selectAll().where("mails", "in", choices).execute();

async function mailEach(
  people: Person[],
  due: DueMessage[],
  mail: (person: Person, messages: DueMessage[]) => Promise<void>,
): Promise<number> {
  let mails = 0;
  for (const person of people) {
    const messages = due.filter((message) => concerns(message, person));
    if (messages.length === 0) continue;
    await mail(person, messages);
    mails++;
  }
  return mails;
}

/** The assignee only; without one, everyone who may reply. */
function concerns({ assignee }: DueMessage, { id, role }: Person): boolean {
  return assignee === null ? mayActAs(role, "publisher") : assignee === id;
}
