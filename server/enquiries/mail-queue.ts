import type { SendMailOptions } from "nodemailer";
import { withDeadline } from "../limits/deadline.ts";
import type { Log } from "../log.ts";
import { mailAdvice, mailProblem } from "./mail-problem.ts";
import { openMailer } from "./mailer.ts";

/** How often to look for mail that is due again, or that another process has left behind. */
const poll = 10_000;

/** How long the mail under way may take once the process is to end; then the line is cut. */
const grace = 1500;
/** How long whatever else is under way, such as a question to the database, may take after that. */
const lastGrace = 1000;

/** Mail that waits in the database. */
export type MailQueue<Mail> = {
  /** What is mailed, as a sentence about it begins. */
  what: string;
  /** Takes a mail that is due and puts it off, so that no other process takes it too. */
  claim(): Promise<Mail | undefined>;
  compose(mail: Mail): SendMailOptions | Promise<SendMailOptions>;
  sent(mail: Mail): Promise<void>;
  /** True if it is not tried again. */
  failed(mail: Mail, problem: string): Promise<boolean>;
  /** What the log may say of it. */
  fields(mail: Mail): Record<string, unknown>;
};

export type MailWorker = {
  /** Says that there is new mail. */
  wake(): void;
  /** Resolves within seconds; a mail that was not accepted by then is due again. */
  stop(): Promise<void>;
};

/** Sends what is in the queue, one after the other, until it is stopped. */
export function startMailQueue<Mail>(queue: MailQueue<Mail>, smtpUrl: string, log: Log): MailWorker {
  const { what } = queue;
  const mailer = openMailer(smtpUrl);
  const bell = makeBell();
  let stopped = false;

  const deliver = async (mail: Mail) => {
    const fields = queue.fields(mail);
    const composed = await queue.compose(mail);
    try {
      await mailer.send(composed);
    } catch (error) {
      // Left as it is: nobody knows whether it was accepted, and it is due again in two minutes.
      if (stopped) return log.warn("A mail was being sent when the site stopped; it is sent again", fields);
      const problem = mailProblem(error);
      const details = { ...fields, problem, advice: mailAdvice(error) };
      const givenUp = await queue.failed(mail, problem);
      if (givenUp) log.error(`${what} could not be mailed and is not tried again`, details);
      else log.warn(`${what} could not be mailed; it is tried again`, details);
      return;
    }
    await noteAsSent(mail);
    log.info(`${what} was mailed`, fields);
  };

  /** Retries while the database is away: a mail that is not recorded as sent would be sent again. */
  const noteAsSent = async (mail: Mail): Promise<void> => {
    try {
      await queue.sent(mail);
    } catch (error) {
      if (stopped) throw error;
      log.error("A mail was sent, but the database cannot note it yet", { ...queue.fields(mail), error });
      await bell.wait(1000);
      await noteAsSent(mail);
    }
  };

  const work = async () => {
    while (!stopped) {
      try {
        const mail = await queue.claim();
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
