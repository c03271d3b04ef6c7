import type { SiteDatabase } from "../database/connect.ts";
import type { Settings } from "../environment.ts";
import { withDeadline } from "../limits/deadline.ts";
import type { Log } from "../log.ts";
import { composeMail } from "./compose-mail.ts";
import { mailAdvice, mailProblem } from "./mail-problem.ts";
import { openMailer } from "./mailer.ts";
import { claimMail, countHeld, markFailed, markSent, type WaitingMail } from "./outbox.ts";

/** How often to look for mail that is due again, or that another process has left behind. */
const poll = 10_000;

/** How long the mail under way may take once the process is to end; then the line is cut. */
const grace = 1500;
/** How long whatever else is under way, such as a question to the database, may take after that. */
const lastGrace = 1000;

type Parts = { database: SiteDatabase; settings: Settings; log: Log; now?: () => Date };
export type MailWorker = {
  /** Says that there is new mail. */
  wake(): void;
  /** Resolves within seconds; a mail that was not accepted by then is due again. */
  stop(): Promise<void>;
};

export function startMailWorker({ database, settings, log, now = () => new Date() }: Parts): MailWorker {
  const { smtpUrl, mailFrom, staffEmail, siteUrl } = settings;
  if (!smtpUrl || !mailFrom || !staffEmail) {
    log.warn("SMTP_URL is not set: enquiries are stored, and the staff are not told of them by mail");
    return { wake: () => {}, stop: async () => {} };
  }
  const { db } = database;
  const mailer = openMailer(smtpUrl);
  const postage = { from: mailFrom, to: staffEmail, siteUrl };
  const bell = makeBell();
  let stopped = false;

  const deliver = async (mail: WaitingMail) => {
    const fields = { reference: mail.id, attempt: mail.attempts };
    const held = await countHeld(db);
    try {
      await mailer.send(composeMail(mail, { ...postage, held }));
    } catch (error) {
      // Left as it is: nobody knows whether it was accepted, and it is due again in two minutes.
      if (stopped) return log.warn("A mail was being sent when the site stopped; it is sent again", fields);
      const problem = mailProblem(error);
      const details = { ...fields, problem, advice: mailAdvice(error) };
      const givenUp = await markFailed(db, mail, problem, now());
      if (givenUp) log.error("An enquiry could not be mailed and is not tried again", details);
      else log.warn("An enquiry could not be mailed; it is tried again", details);
      return;
    }
    await noteAsSent(mail.id);
    log.info("An enquiry was mailed", fields);
  };

  /** Retries while the database is away: a mail that is not recorded as sent would be sent again. */
  const noteAsSent = async (id: string): Promise<void> => {
    try {
      await markSent(db, id, now());
    } catch (error) {
      if (stopped) throw error;
      log.error("A mail was sent, but the database cannot note it yet", { reference: id, error });
      await bell.wait(1000);
      await noteAsSent(id);
    }
  };

  const work = async () => {
    while (!stopped) {
      try {
        const mail = await claimMail(db, now());
        if (mail) await deliver(mail);
        else await bell.wait(poll);
      } catch (error) {
        log.error("The mail worker cannot reach the database", { error });
        if (!stopped) await bell.wait(poll);
      }
    }
  };
  const done = work();

  return {
    wake: bell.ring,
    stop: async () => {
      stopped = true;
      bell.ring();
      const ended = () => done;
      await withDeadline("The last mail", grace, ended).catch(() => {});
      mailer.close();
      await withDeadline("The mail worker", lastGrace, ended).catch(() => {});
    },
  };
}

/** A pause that `ring` ends early; a ring before the pause is not lost. */
function makeBell() {
  let rung = false;
  let answer = () => {};
  return {
    ring: () => {
      rung = true;
      answer();
    },
    wait: async (longest: number) => {
      await new Promise<void>((resolve) => {
        if (rung) return resolve();
        const timer = setTimeout(resolve, longest);
        answer = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      rung = false;
    },
  };
}
