/** The newsletter: the interface for pages, the desk and background work. */
import type { Language } from "../../languages.ts";
import type { Content } from "../content/content.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { batchQueue } from "../limits/batch-queue.ts";
import { guessLimit } from "../limits/guess-limit.ts";
import { emailKey } from "../mail/email-key.ts";
import { mailProblem } from "../mail/mail-problem.ts";
import { openMailer } from "../mail/mailer.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { noteReport } from "./bounces.ts";
import { newsletterComposer } from "./compose.ts";
import { consentIn } from "./consent.ts";
import { scrub } from "./end-subscription.ts";
import { frameOf } from "./mail-frame.ts";
import { addressTo, type SharedMail } from "./mail-layout.ts";
import { mailOwnLink } from "./mail-own-link.ts";
import { cachedNewsletterKey, noSending, subscriptionToken } from "./newsletter-keys.ts";
import { storeDeadline, storedTogether, waitingToBeStored } from "./newsletter-limits.ts";
import { ownSubscriptionsOf } from "./own-subscription.ts";
import { readReports } from "./read-report.ts";
import { recordMail } from "./record-mail.ts";
import { startNewsletterSender } from "./sender.ts";
import {
  cleanEmail,
  emailProblem,
  type SignedUp,
  type SignUp,
  type SignUpArrival,
  signUpBatch,
} from "./sign-up.ts";
import { enhancedStatus } from "./smtp-failure.ts";
import { recordOf, type Source, staffSendingsOf, type TestOutcome } from "./staff-sendings.ts";
import { staffSubscribersOf } from "./staff-subscribers.ts";

type Parts = {
  database: SiteDatabase;
  content: Content;
  settings: Settings;
  log: Log;
  /** Wakes the process that sends the mails of the outbox. */
  wakeMail: () => void;
  /** Wakes the background work of the newsletter: see newsletter-work.ts. */
  wakeWork: () => void;
  now?: () => Date;
};

/** For each process. Mail servers commonly refuse more from one sender. */
const connections = 3;

export type Newsletter = ReturnType<typeof newsletterOf>;

export function newsletterOf(parts: Parts) {
  const { database, content, settings, log, wakeMail, wakeWork, now = () => new Date() } = parts;
  const { siteUrl, smtpUrl, mailFrom } = settings;
  const { db } = database;
  const key = cachedNewsletterKey(db);
  const store = batchQueue<SignUpArrival, SignedUp>(
    async (arrivals) => signUpBatch(database, arrivals, await key()),
    {
      ...{ name: "storing sign-ups", together: storedTogether, maxWaiting: waitingToBeStored },
      deadline: storeDeadline,
    },
  );

  return {
    /**
     * `readIn`: the language of the form, in which the person read what they agreed to.
     * The same answer for known and unknown addresses. Signing up twice is signing up once. Rejects with TooBusy or
     * DeadlinePassed if it cannot be stored soon: then the form may be sent again.
     */
    async signUp(
      entry: SignUp,
      { address, readIn = entry.language }: { address?: string | undefined; readIn?: Language } = {},
    ): Promise<SignedUp> {
      const consent = await consentIn(content, readIn);
      const outcome = await store({ entry, consent, address, at: now() });
      wakeMail();
      return outcome;
    },

    /** With the token in the links of a person's mails. */
    own: ownSubscriptionsOf({ database, log, key, now }),

    /** The token of the link to a subscription, for /my-data. Give it only to the owner of the address. */
    async ofEmail(email: string): Promise<{ token: string } | undefined> {
      const row = await db
        .selectFrom("subscribers")
        .select("id")
        .where("email_key", "=", emailKey(email))
        .executeTakeFirst();
      return row && { token: subscriptionToken(row.id, await key()) };
    },

    /** For a person who may own the address: only its mailbox gets the link. */
    async mailLink(email: string): Promise<void> {
      await mailOwnLink(database, email, now());
      wakeMail();
    },

    /** Of the links to subscriptions. */
    wrongLinks: guessLimit(now),

    /** As it is sent, with links that belong to no person. Undefined if the record is not public. */
    async mail(source: Source, language: Language): Promise<SharedMail | undefined> {
      const mail = await recordMail({ content, siteUrl }, recordOf(source), language);
      return mail && addressTo(mail, "example");
    },

    /** A report from the mailbox about one of our mails: see server/inbox/mail-in/accept-mail.ts. */
    readReport: readReports(key),

    /** Sends the mails of sendings, together with the other processes. */
    startSending() {
      if (!smtpUrl || !mailFrom) return { wake: () => {}, stop: async () => {} };
      return startNewsletterSender({
        ...{ database, connections, log, now },
        mailer: openMailer({ ...settings, smtpUrl, connections }),
        rates: { perDomain: settings.newsletterPerDomain, inAll: settings.newsletterPerMinute },
        compose: newsletterComposer({ database, content, settings: { ...settings, mailFrom }, key }),
        onRefused: async ({ sending, subscriber }, error) => {
          const mailedTo = { subscriber: subscriber.id, sending: sending.id };
          const report = { what: "bounce", status: enhancedStatus(error) } as const;
          const secret = await key();
          const noted = await exclusively(database, "newsletter", (db) =>
            noteReport(db, mailedTo, report, { key: secret, at: now() }),
          );
          if (noted === "ended") await scrub({ database, log });
        },
      });
    },

    staff: {
      ...staffSubscribersOf({ database, content, log, key, now, wake: wakeWork }),
      ...staffSendingsOf({
        ...{ database, content, siteUrl, now, wake: wakeWork },
        canSend: smtpUrl !== undefined,
      }),

      /** Sends it to one address, immediately. Its links belong to no person. */
      async test(source: Source, email: string, language: Language): Promise<TestOutcome> {
        if (!smtpUrl || !mailFrom) return { outcome: "notSetUp" };
        const to = cleanEmail(email);
        if (emailProblem(to)) return { outcome: "badAddress" };
        const mail = await recordMail({ content, siteUrl }, recordOf(source), language);
        if (!mail) return { outcome: "notPublic" };
        const mailer = openMailer({ ...settings, smtpUrl });
        const mailedTo = { subscriber: "0".repeat(12), sending: noSending };
        const frame = frameOf(
          { ...settings, mailFrom },
          { to, language, mailedTo, date: now(), key: await key() },
          true,
        );
        try {
          // The Message-ID of a test is always new: another test must not be taken for the same mail.
          await mailer.send({ ...frame, ...addressTo(mail, "example"), messageId: undefined });
          return { outcome: "sent" };
        } catch (error) {
          return { outcome: "refused", problem: mailProblem(error) };
        } finally {
          mailer.close();
        }
      },
    },
  };
}
