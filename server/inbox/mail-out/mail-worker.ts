import { setTimeout as pause } from "node:timers/promises";
import type { SiteDatabase } from "../../database/connect.ts";
import type { MailPurpose, MailRow } from "../../database/schema.ts";
import { withDeadline } from "../../limits/deadline.ts";
import { isRefusedForGood, mailAdvice, mailProblem } from "../../mail/mail-problem.ts";
import type { Composed, Mailer } from "../../mail/mailer.ts";
import { makeBell } from "../../mail/wake-signal.ts";
import type { Log } from "../../process/log.ts";
import { claimMails, markFailed, markSent } from "./deliveries.ts";

/** How often to look for mail that is due again, or that another process has left behind. */
const poll = 10_000;

/** How long the mails under way may take once the process is to end; then the lines are cut. */
const grace = 1500;
/** How long whatever else is under way, such as a question to the database, may take after that. */
const lastGrace = 1000;

type Parts = {
  database: SiteDatabase;
  mailer: Mailer;
  /** How many mails may be under way at once. */
  connections: number;
  /** Undefined if what it is about is gone. */
  compose(mail: MailRow): Promise<Composed | undefined>;
  log: Log;
  now: () => Date;
};

/** As a sentence about it begins. */
const whatIsMailed: Record<MailPurpose, string> = {
  notice: "An enquiry",
  reply: "A reply",
  acknowledgement: "An acknowledgement",
  reminder: "A reminder",
  summary: "A summary",
  staff: "A mail to the staff",
};

/** What a visitor's server refuses is of no use to send again; what our own does is for somebody to put right. */
const toVisitors: MailPurpose[] = ["reply", "acknowledgement"];

/** Sends what is in the outbox until it is stopped. */
export function startMailWorker({ database: { db }, mailer, connections, compose, log, now }: Parts) {
  const bell = makeBell();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const deliver = async (mail: MailRow) => {
    let composed: Composed | undefined;
    try {
      composed = await compose(mail);
    } catch (error) {
      return noteFailure(mail, error, { error });
    }
    if (!composed) return;
    try {
      await mailer.send(composed);
    } catch (error) {
      // Without the error itself: what the mail server says may name people.
      return noteFailure(mail, error);
    }
    await noteAsSent(mail);
    log.info(`${whatIsMailed[mail.purpose]} was mailed`, fieldsOf(mail));
  };

  const noteFailure = async (mail: MailRow, error: unknown, cause: { error?: unknown } = {}) => {
    const fields = fieldsOf(mail);
    // Left as it is: nobody knows whether it was accepted, and it is due again in two minutes.
    if (stopped) return log.warn("A mail was being sent when the site stopped; it is sent again", fields);
    const what = whatIsMailed[mail.purpose];
    const problem = mailProblem(error);
    const forGood = toVisitors.includes(mail.purpose) && isRefusedForGood(error);
    const details = { ...fields, problem, advice: mailAdvice(error), ...cause };
    const givenUp = await markFailed(db, mail, { problem, forGood }, now());
    if (givenUp) log.error(`${what} could not be mailed and is not tried again`, details);
    else log.warn(`${what} could not be mailed; it is tried again`, details);
  };

  /** Retries while the database is away: a mail that is not recorded as sent would be sent again. */
  const noteAsSent = async (mail: MailRow): Promise<void> => {
    try {
      await markSent(db, mail, now());
    } catch (error) {
      if (stopped) throw error;
      log.error("A mail was sent, but the database cannot note it yet", { ...fieldsOf(mail), error });
      await pause(1000);
      await noteAsSent(mail);
    }
  };

  const report = (error: unknown) => log.error("The mail worker cannot reach the database", { error });

  const begin = (mail: MailRow) => {
    const delivery = deliver(mail)
      .catch(report)
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  };

  const work = async () => {
    while (!stopped) {
      try {
        const claimed = await claimMails(db, now(), connections - underWay.size);
        for (const mail of claimed) begin(mail);
        if (underWay.size === connections) await Promise.race(underWay);
        else if (claimed.length === 0) await bell.wait(poll);
      } catch (error) {
        report(error);
        if (!stopped) await bell.wait(poll);
      }
    }
    await Promise.all(underWay);
  };
  const done = work();

  return {
    /** Says that there is new mail. */
    wake: bell.ring,
    /** Resolves within seconds; a mail that was not accepted by then is due again. */
    stop: async (): Promise<void> => {
      stopped = true;
      bell.ring();
      const ended = () => done;
      await withDeadline("The last mail", grace, ended).catch(() => {});
      mailer.close();
      await withDeadline("The mail worker", lastGrace, ended).catch(() => {});
    },
  };
}

/** What the log may say of it. */
const fieldsOf = ({ id, message_id, attempts }: MailRow) => ({
  ...(message_id ? { reference: message_id } : { mail: id }),
  attempt: attempts,
});
