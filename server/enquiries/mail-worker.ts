import type { SiteDatabase } from "../database/connect.ts";
import type { Settings } from "../environment.ts";
import type { Log } from "../log.ts";
import { composeMail } from "./compose-mail.ts";
import { type MailWorker, startMailQueue } from "./mail-queue.ts";
import { claimMail, countHeld, markFailed, markSent } from "./outbox.ts";

type Parts = { database: SiteDatabase; settings: Settings; log: Log; now?: () => Date };

/** Tells the staff of each message by mail. */
export function startMailWorker({ database, settings, log, now = () => new Date() }: Parts): MailWorker {
  const { smtpUrl, mailFrom, staffEmail, siteUrl } = settings;
  if (!smtpUrl || !mailFrom || !staffEmail) {
    log.warn("SMTP_URL is not set: enquiries are stored, and the staff are not told of them by mail");
    return { wake: () => {}, stop: async () => {} };
  }
  const { db } = database;
  const postage = { from: mailFrom, to: staffEmail, siteUrl };
  return startMailQueue(
    {
      what: "An enquiry",
      claim: () => claimMail(db, now()),
      compose: async (mail) => composeMail(mail, { ...postage, held: await countHeld(db) }),
      sent: ({ id }) => markSent(db, id, now()),
      failed: (mail, problem) => markFailed(db, mail, problem, now()),
      fields: ({ id, attempts }) => ({ reference: id, attempt: attempts }),
    },
    smtpUrl,
    log,
  );
}
