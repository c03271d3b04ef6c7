import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../../database/connect.ts";
import { mailAdvice, mailProblem } from "../../mail/mail-problem.ts";
import { openMailer } from "../../mail/mailer.ts";
import { queueMail } from "../../mail/outbox.ts";
import { composeStaffMail, type StaffMail } from "../../mail/staff-mail.ts";
import type { MediaStore } from "../../media/store.ts";
import type { Settings } from "../../process/environment.ts";
import type { Log } from "../../process/log.ts";
import { composing } from "./compose-mail.ts";
import { startMailWorker } from "./mail-worker.ts";

type Parts = { database: SiteDatabase; store: MediaStore; settings: Settings; log: Log; now?: () => Date };
export type Mails = ReturnType<typeof mailsOf>;

/** As many as mail servers like from one sender. */
const connections = 5;

/** All mail that the site sends, where it has a mail server. Without one, what is in the outbox waits. */
export function mailsOf({ database, store, settings, log, now = () => new Date() }: Parts) {
  const { smtpUrl, mailFrom, staffEmail, siteUrl } = settings;
  if (!smtpUrl || !mailFrom || !staffEmail) {
    log.warn("SMTP_URL is not set: enquiries are stored, and the staff are not told of them by mail");
    return {
      isSetUp: false,
      isReachable: async () => false,
      sendNow: async () => {},
      queue: async () => {},
      wake: () => {},
      stop: async () => {},
    };
  }

  const server = { ...settings, smtpUrl };
  const postage = { ...settings, mailFrom, staffEmail };
  const worker = startMailWorker({
    ...{ database, log, now, connections },
    mailer: openMailer({ ...server, connections }),
    compose: composing({ db: database.db, settings: postage, store }),
  });
  // A code is not to wait behind other mail.
  const atOnce = openMailer(server);
  const report = (error: unknown) =>
    log.warn("A sign-in code could not be mailed", {
      problem: mailProblem(error),
      advice: mailAdvice(error),
    });

  return {
    isSetUp: true,

    /** Asked before anybody is told that a code is on its way: it takes as long for every address. */
    isReachable: (): Promise<boolean> =>
      atOnce.check().then(
        () => true,
        (error) => {
          report(error);
          return false;
        },
      ),

    /** For what is useless later, and stored nowhere. */
    sendNow: (mail: StaffMail): Promise<void> =>
      atOnce
        .send(composeStaffMail({ id: randomUUID(), at: now(), ...mail }, { from: mailFrom, siteUrl }))
        .catch(report),

    /** For what may come later: tried until it is sent. */
    async queue(mail: StaffMail): Promise<void> {
      await queueMail(database.db, { purpose: "staff", ...mail }, now());
      worker.wake();
    },

    /** Says that there is mail in the outbox. */
    wake: (): void => worker.wake(),

    async stop(): Promise<void> {
      atOnce.close();
      await worker.stop();
    },
  };
}
