import { setTimeout as pause } from "node:timers/promises";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Lease } from "../../database/leases.ts";
import type { MailPurpose, MailRow } from "../../database/schema.ts";
import { withDeadline } from "../../limits/deadline.ts";
import { isPermanent, mailAdvice, mailProblem } from "../../mail/mail-problem.ts";
import type { Composed, Mailer } from "../../mail/mailer.ts";
import type { Log } from "../../process/log.ts";
import { wakeSignal } from "../../process/wake-signal.ts";
import { claimMails, drop, markFailed, markSent } from "./deliveries.ts";

/** How often to look for retries, and for mail that another process left behind. */
const pollInterval = 10_000;

/** When the process stops: how long mails may take to be sent before their connections are closed. */
const grace = 1500;
/** After that: how long pending database queries may take. */
const lastGrace = 1000;

type Parts = {
  database: SiteDatabase;
  mailer: Mailer;
  /** How many mails may be sent at the same time. */
  connections: number;
  /** Resolves to undefined if there is nothing to send any more. */
  compose(mail: MailRow): Promise<Composed | undefined>;
  log: Log;
  now: () => Date;
  /** Nothing is sent once another process holds it. */
  lease?: Lease | undefined;
};

/** The subjects of the log's sentences. */
const mailNames: Record<MailPurpose, string> = {
  notice: "An enquiry",
  reply: "A reply",
  acknowledgement: "An acknowledgement",
  reminder: "A reminder",
  summary: "A summary",
  staff: "A mail to the staff",
  registration: "A mail about a registration",
  newsletter: "A mail about a subscription",
};

/** If a visitor's server refuses such a mail, retrying is pointless. For other mails, staff can fix their own server. */
const toVisitors: MailPurpose[] = ["reply", "acknowledgement", "registration", "newsletter"];

/** Sends the mails in the outbox until it is stopped. */
export function startMailWorker(parts: Parts) {
  const { mailer, connections, compose, log, now, lease } = parts;
  const { db } = parts.database;
  const signal = wakeSignal();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const deliver = async (mail: MailRow) => {
    let composed: Composed | undefined;
    try {
      composed = await compose(mail);
    } catch (error) {
      return recordFailure(mail, error, { error });
    }
    if (!composed) return drop(db, mail);
    try {
      await mailer.send(composed);
    } catch (error) {
      // Not logged itself, because the mail server's text may name people.
      return recordFailure(mail, error);
    }
    await recordSent(mail);
    log.info(`${mailNames[mail.purpose]} was mailed`, fieldsOf(mail));
  };

  const recordFailure = async (mail: MailRow, error: unknown, cause: { error?: unknown } = {}) => {
    const fields = fieldsOf(mail);
    // The server may or may not have accepted it, so its claim simply expires.
    if (stopped) return log.warn("The site stopped while it sent a mail; the mail is sent again", fields);
    const name = mailNames[mail.purpose];
    const problem = mailProblem(error);
    const failure = { problem, isPermanent: toVisitors.includes(mail.purpose) && isPermanent(error) };
    const details = { ...fields, problem, advice: mailAdvice(error), ...cause };
    const givenUp = await markFailed(db, mail, failure, now());
    if (givenUp) log.error(`${name} could not be mailed and is not tried again`, details);
    else log.warn(`${name} could not be mailed; it is tried again`, details);
  };

  /** Retries while the database is down: a mail that is not recorded as sent would be sent again. */
  const recordSent = async (mail: MailRow): Promise<void> => {
    try {
      await markSent(db, mail, now());
    } catch (error) {
      if (stopped) throw error;
      log.error("A mail was sent, but the database could not record that; retrying", {
        ...fieldsOf(mail),
        error,
      });
      await pause(1000);
      await recordSent(mail);
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
        const claimed = await claimMails(db, now(), connections - underWay.size, lease);
        for (const mail of claimed) begin(mail);
        if (underWay.size === connections) await Promise.race(underWay);
        else if (claimed.length === 0) await signal.pause(pollInterval);
      } catch (error) {
        report(error);
        if (!stopped) await signal.pause(pollInterval);
      }
    }
    await Promise.all(underWay);
  };
  const done = work();

  return {
    /** Call it when there is new mail. */
    wake: signal.wake,
    /** Resolves within seconds; a mail that was not accepted by then becomes due again. */
    stop: async (): Promise<void> => {
      stopped = true;
      signal.wake();
      const ended = () => done;
      await withDeadline("The last mail", grace, ended).catch(() => {});
      mailer.close();
      await withDeadline("The mail worker", lastGrace, ended).catch(() => {});
    },
  };
}

/** The only data of a mail that may be logged. */
const fieldsOf = ({ id, message_id, attempts }: MailRow) => ({
  ...(message_id ? { reference: message_id } : { mail: id }),
  attempt: attempts,
});
