import type { SiteDatabase } from "../database/connect.ts";
import type { StaffMailRow } from "../database/schema.ts";
import { mailAdvice, mailProblem } from "../enquiries/mail-problem.ts";
import { startMailQueue } from "../enquiries/mail-queue.ts";
import { openMailer } from "../enquiries/mailer.ts";
import type { Settings } from "../environment.ts";
import type { Log } from "../log.ts";
import { type StaffMail, staffMailsOf } from "./staff-mails.ts";

type Parts = { database: SiteDatabase; settings: Settings; log: Log; now?: () => Date };
export type Mails = ReturnType<typeof mailsOf>;

/** Mail to the staff, where the site has a mail server. */
export function mailsOf({ database, settings: { smtpUrl, mailFrom }, log, now }: Parts) {
  if (!smtpUrl || !mailFrom)
    return {
      isSetUp: false,
      isReachable: async () => false,
      sendNow: async () => {},
      queue: async () => {},
      wake: () => {},
      stop: async () => {},
    };

  const outbox = staffMailsOf(database, now);
  const compose = ({ recipient, subject, body }: StaffMail) => ({
    ...{ from: mailFrom, to: recipient, subject, text: body },
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const worker = startMailQueue<StaffMailRow>(
    {
      what: "A mail to the staff",
      ...outbox,
      compose,
      fields: ({ id, attempts }) => ({ mail: id, attempt: attempts }),
    },
    smtpUrl,
    log,
  );
  // A code is not to wait behind other mail.
  const atOnce = openMailer(smtpUrl);
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
    sendNow: (mail: StaffMail): Promise<void> => atOnce.send(compose(mail)).catch(report),

    /** For what may come later: tried until it is sent. */
    async queue(mail: StaffMail): Promise<void> {
      await outbox.add(mail);
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
