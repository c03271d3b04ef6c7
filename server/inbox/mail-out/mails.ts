import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../../database/connect.ts";
import type { Lease } from "../../database/leases.ts";
import { mailAdvice, mailProblem } from "../../mail/mail-problem.ts";
import { openMailer } from "../../mail/mailer.ts";
import { queueMail } from "../../mail/outbox.ts";
import { composeStaffMail, type StaffMail } from "../../mail/staff-mail.ts";
import type { MediaStore } from "../../media/store.ts";
import type { Settings } from "../../process/environment.ts";
import type { Log } from "../../process/log.ts";
import { type Compose, mailComposer } from "./compose-mail.ts";
import { startMailWorker } from "./mail-worker.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  settings: Settings;
  log: Log;
  composeRegistrationMail?: Compose;
  composeSubscriptionMail?: Compose;
  now?: () => Date;
  /** Wakes the process that sends mail, which is this one by default. */
  wakeSender?: () => void;
};
export type Mails = ReturnType<typeof mailsOf>;

/** Mail servers commonly refuse more connections from one sender. */
const connections = 5;

/** Everything that the site mails. Without a mail server, mail stays in the outbox. */
export function mailsOf(parts: Parts) {
  const {
    database,
    store,
    settings,
    log,
    composeRegistrationMail,
    composeSubscriptionMail,
    now = () => new Date(),
    wakeSender,
  } = parts;
  const { smtpUrl, mailFrom, staffEmail, siteUrl } = settings;
  if (!smtpUrl || !mailFrom || !staffEmail) {
    log.warn("SMTP_URL is not set: messages are stored, but staff receive no notices by mail");
    return {
      isSetUp: false,
      isReachable: async () => false,
      sendNow: async () => {},
      queue: async () => {},
      start: () => ({ wake: () => {}, stop: async () => {} }),
      wake: () => {},
      stop: async () => {},
    };
  }

  const server = { ...settings, smtpUrl };
  const mailSettings = { ...settings, mailFrom, staffEmail };
  const compose = mailComposer({
    db: database.db,
    settings: mailSettings,
    store,
    ...(composeRegistrationMail && { composeRegistrationMail }),
    ...(composeSubscriptionMail && { composeSubscriptionMail }),
  });
  let worker: ReturnType<typeof startMailWorker> | undefined;
  const wake = wakeSender ?? (() => worker?.wake());
  // A separate connection, so that a sign-in code or an alert does not wait behind other mail.
  const codeMailer = openMailer(server);
  const report = (error: unknown) =>
    log.warn("A mail that is not kept could not be sent", {
      problem: mailProblem(error),
      advice: mailAdvice(error),
    });

  return {
    isSetUp: true,

    /** Check it before a page says that a code was sent. Takes equally long for every address, so it reveals no account. */
    isReachable: (): Promise<boolean> =>
      codeMailer.check().then(
        () => true,
        (error) => {
          report(error);
          return false;
        },
      ),

    /** For mail that is useless later. It is not stored. */
    sendNow: (mail: StaffMail): Promise<void> =>
      codeMailer
        .send(composeStaffMail({ id: randomUUID(), at: now(), ...mail }, { from: mailFrom, siteUrl }))
        .catch(report),

    /** For mail that may arrive later. It is retried until it is sent. */
    async queue(mail: StaffMail): Promise<void> {
      await queueMail(database.db, { purpose: "staff", ...mail }, now());
      wake();
    },

    /** Starts to send the mail of all processes, under a lease if several of them run. */
    start(lease?: Lease) {
      const mailer = openMailer({ ...server, connections });
      worker = startMailWorker({ database, log, now, connections, mailer, compose, lease });
      return worker;
    },

    /** Call it when there is new mail in the outbox. */
    wake,

    async stop(): Promise<void> {
      codeMailer.close();
      await worker?.stop();
    },
  };
}
