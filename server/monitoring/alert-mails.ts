import type { Kysely } from "kysely";
import { defaultLanguage } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import type { Database } from "../database/schema.ts";
import { noticeLanguage } from "../inbox/mail-out/notice-language.ts";
import { dateAndTime } from "../mail/date-and-time.ts";
import { queueMail } from "../mail/outbox.ts";
import type { StaffMail } from "../mail/staff-mail.ts";
import type { Settings } from "../process/environment.ts";
import { type Recipient, staffLanguage, staffMail } from "../staff/staff-mails.ts";
import type { AlertName } from "./alert-conditions.ts";

export type Report = {
  name: AlertName | "database";
  state: "begun" | "ended";
  since: string;
  at: string;
};
type MailSettings = Pick<Settings, "alertEmail" | "siteUrl" | "staffEmail">;

/** Queues a mail to each recipient, in the transaction that records the alert, so that it is sent exactly once. */
export async function queueAlertMails(
  db: Kysely<Database>,
  report: Report,
  settings: MailSettings,
): Promise<void> {
  for (const recipient of await recipientsOf(db, settings.alertEmail))
    await queueMail(
      db,
      { purpose: "staff", ...(await alertMail(recipient, report, settings.siteUrl)) },
      new Date(report.at),
    );
}

/** Also while the database does not answer: then to ALERT_EMAIL or STAFF_EMAIL, in English. */
export async function alertMails(
  db: Kysely<Database>,
  report: Report,
  { alertEmail, staffEmail, siteUrl }: MailSettings,
): Promise<StaffMail[]> {
  const known = await recipientsOf(db, alertEmail).catch(() => {
    const email = alertEmail ?? staffEmail;
    return email ? [{ ...ours, email, language: defaultLanguage }] : [];
  });
  return Promise.all(known.map((recipient) => alertMail(recipient, report, siteUrl)));
}

/** A recipient that is no person. */
const ours = { name: organisation.name, time_zone: organisation.timeZone };

/** ALERT_EMAIL, or else the administrators. */
async function recipientsOf(db: Kysely<Database>, alertEmail: string | undefined): Promise<Recipient[]> {
  if (alertEmail) {
    const language = await noticeLanguage(db, alertEmail);
    return [{ ...ours, email: alertEmail, language }];
  }
  return db
    .selectFrom("staff")
    .select(["name", "email", "language", "time_zone"])
    .where("role", "=", "administrator")
    .execute();
}

const alertMail = (to: Recipient, { name, state, since, at }: Report, siteUrl: string) =>
  staffMail(to, ({ alert: words }) => {
    const moment = (instant: string) => dateAndTime(instant, staffLanguage(to), to.time_zone);
    const what = words.what[name];
    return state === "begun"
      ? {
          subject: words.begunSubject({ what, organisation: organisation.name }),
          paragraphs: [
            words.begun({ what, moment: moment(since) }),
            words.open({ link: `${siteUrl}/desk/state` }),
            words.once,
          ],
        }
      : {
          subject: words.endedSubject({ what, organisation: organisation.name }),
          paragraphs: [words.ended({ what, since: moment(since), moment: moment(at) })],
        };
  });
