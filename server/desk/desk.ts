import { resolve } from "node:path";
import type { Kind } from "../../content/kinds.ts";
import { backupsOf } from "../backup/backup-history.ts";
import { careOf } from "../care/care.ts";
import type { Content } from "../content/content.ts";
import { countReportsOf } from "../counts/count-reports.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Leases } from "../database/leases.ts";
import { inboxOf } from "../inbox/conversations/inbox.ts";
import { readImapUrl } from "../inbox/mail-in/imap-url.ts";
import { mailboxStatus } from "../inbox/mail-in/mailbox-status.ts";
import { mailsOf } from "../inbox/mail-out/mails.ts";
import { startReminders } from "../inbox/mail-out/reminders.ts";
import { registrationsOf } from "../inbox/registrations.ts";
import { replyFilesOf } from "../inbox/reply-files.ts";
import type { MediaStore } from "../media/store.ts";
import { workFilesIn } from "../media/work-files.ts";
import { release } from "../monitoring/release.ts";
import { siteStateOf } from "../monitoring/site-state.ts";
import { subscriptionMailComposer } from "../newsletter/sign-up-mail.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { editionsOf } from "../publishing/editions.ts";
import { publicPhotographs } from "../publishing/public-photographs.ts";
import { receiptsOf } from "../publishing/receipts/receipts.ts";
import { reviewOf } from "../publishing/review/review.ts";
import type { PublishingScheduler } from "../publishing/scheduler.ts";
import { textWork } from "../publishing/texts/text-work.ts";
import { valuesInUse } from "../publishing/values-in-use.ts";
import { registrationMailComposer } from "../registrations/registration-mail.ts";
import { firstAdministratorOf } from "../staff/first-administrator.ts";
import { invitationsOf } from "../staff/invitations.ts";
import { passkeysOf } from "../staff/passkeys.ts";
import { sessionsOf } from "../staff/sessions.ts";
import { signInOf } from "../staff/sign-in.ts";
import { signInCodesOf } from "../staff/sign-in-codes.ts";
import { staffOf } from "../staff/staff.ts";
import { staffLogOf } from "../staff/staff-log.ts";
import { ownRedirectsOf } from "./own-redirects.ts";
import { securityTxtOf } from "./security-txt.ts";
import { startSweeping } from "./sweeping.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  settings: Settings;
  log: Log;
  content: Content;
  leases: Leases;
  /** The scheduler that runs before content is read: see server/content/content.ts. */
  scheduler: PublishingScheduler;
};

export type Desk = ReturnType<typeof deskOf>;

/** Everything staff do at the desk, and its background work: reminders, scheduled publishing, receipts, erasure. */
export function deskOf({ database, store, settings, log, content, leases, scheduler }: Parts) {
  const mails = mailsOf({
    ...{ database, store, settings, log, wakeSender: () => leases.wake("mail") },
    composeRegistrationMail: registrationMailComposer({ database, settings }),
    composeSubscriptionMail: subscriptionMailComposer({ database, settings }),
  });
  const receipts = receiptsOf({ database, content, log, wakeChecker: () => leases.wake("receipts") });
  scheduler.onPublished(() => {
    receipts.wake();
    leases.wake("registrations");
  });
  const changed = () => {
    leases.wake("publishing");
    leases.wake("registrations");
    receipts.wake();
  };

  const texts = textWork(log);
  const care = careOf({ database, texts, settings, log });
  const securityTxt = securityTxtOf(database, content.version);
  const inbox = inboxOf({ database, settings, wake: mails.wake });

  let ownAddress = "";
  return {
    staff: staffOf(database),
    sessions: sessionsOf(database),
    codes: signInCodesOf(database),
    editions: editionsOf({ database, changed, texts }),
    review: reviewOf({
      database,
      mail: { isSetUp: mails.isSetUp, siteUrl: settings.siteUrl },
      wake: mails.wake,
    }),
    /** For the fields of a kind that take any word: see server/publishing/values-in-use.ts. */
    valuesInUse: (kind: Kind) => valuesInUse(database, kind),
    texts,
    receipts,
    signIn: signInOf({ database, mails, log }),
    passkeys: passkeysOf(database),
    firstAdministrator: firstAdministratorOf(database),
    invitations: invitationsOf(database),
    mails,
    log: staffLogOf(database),
    inbox,
    replyFiles: replyFilesOf({ database, store, files: workFilesIn(resolve(settings.mediaFolder)) }),
    backups: backupsOf(database),
    securityTxt,
    /** How the site is running. */
    state: siteStateOf({ database, settings, securityTxt: securityTxt.status }),
    release,
    /** Rejects if nothing can be stored. */
    checkDatabase: database.check,
    /** What is wrong with the mailbox that replies arrive in; undefined if none is set up. */
    mailboxTrouble: async () =>
      settings.imapUrl ? mailboxStatus(database, readImapUrl(settings.imapUrl).name).problem() : undefined,
    registrations: registrationsOf(database),
    publicPhotographs: () => publicPhotographs(database.db),
    redirects: ownRedirectsOf({ database, ownAddress: () => ownAddress }),
    counts: countReportsOf(database),
    care,

    /** The address of this process once it is started. Not taken from a request, where anyone could forge it. */
    ownAddress: () => ownAddress,

    /**
     * Registers the background work, which runs once over all processes. `address`: where this process answers; receipts
     * request its pages.
     */
    start(address: string): void {
      ownAddress = address;
      const { siteUrl } = settings;
      leases.hold("publishing", scheduler.start);
      leases.hold("receipts", () => receipts.start(address));
      leases.hold("care", () => care.start(address));
      leases.hold("sweeping", () => startSweeping({ database, store, index: inbox.index, log }));
      if (!mails.isSetUp) return;
      leases.hold("mail", mails.start);
      leases.hold("reminders", () => startReminders({ database, siteUrl, log, wake: mails.wake }));
    },
  };
}
