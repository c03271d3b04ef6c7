import { backupsOf } from "../backup/backup-notes.ts";
import type { Content } from "../content/content.ts";
import { tidyVocabulary } from "../content/search/tidy-vocabulary.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { inboxOf } from "../inbox/conversations/inbox.ts";
import { readImapUrl } from "../inbox/mail-in/imap-url.ts";
import { mailboxNotes } from "../inbox/mail-in/mailbox-notes.ts";
import { mailsOf } from "../inbox/mail-out/mails.ts";
import { startReminding } from "../inbox/mail-out/start-reminding.ts";
import { removeOrphanFiles } from "../inbox/mailed-files.ts";
import { registrationsOf } from "../inbox/registrations.ts";
import type { MediaStore } from "../media/store.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { editionsOf } from "../publishing/editions.ts";
import { eraseDeleted } from "../publishing/erase-deleted.ts";
import { receiptsOf } from "../publishing/receipts/receipts.ts";
import { type PublishingScheduler, publishingScheduler } from "../publishing/scheduler.ts";
import { textWork } from "../publishing/texts/text-work.ts";
import { firstAdministratorOf } from "../staff/first-administrator.ts";
import { invitationsOf } from "../staff/invitations.ts";
import { passkeysOf } from "../staff/passkeys.ts";
import { sessionsOf } from "../staff/sessions.ts";
import { signInOf } from "../staff/sign-in.ts";
import { signInCodesOf } from "../staff/sign-in-codes.ts";
import { staffOf } from "../staff/staff.ts";
import { staffLogOf } from "../staff/staff-log.ts";

type Parts = {
  database: SiteDatabase;
  store: MediaStore;
  settings: Settings;
  log: Log;
  content: Content;
  /** The same that the content asks before it is read: see server/content/content.ts. */
  due?: PublishingScheduler;
};

export type Desk = ReturnType<typeof deskOf>;

/** Often enough: what was deleted is erased after 30 days. */
const sweptEvery = 24 * 60 * 60_000;

/** What the organisation's people do: sign in, write, publish, and see that it is published. */
export function deskOf({
  database,
  store,
  settings,
  log,
  content,
  due = publishingScheduler({ database, log }),
}: Parts) {
  const mails = mailsOf({ database, store, settings, log });
  const receipts = receiptsOf({ database, content, log });
  due.onPublished(receipts.wake);
  const changed = () => {
    due.changed();
    receipts.wake();
  };

  const texts = textWork(log);
  const inbox = inboxOf({ database, settings, wake: mails.wake });

  let ownAddress = "";
  return {
    staff: staffOf(database),
    sessions: sessionsOf(database),
    codes: signInCodesOf(database),
    editions: editionsOf({ database, changed, texts }),
    texts,
    receipts,
    signIn: signInOf({ database, mails, log }),
    passkeys: passkeysOf(database),
    firstAdministrator: firstAdministratorOf(database),
    invitations: invitationsOf(database),
    mails,
    log: staffLogOf(database),
    inbox,
    backups: backupsOf(database),
    /** What is wrong with the mailbox that answers come to; nothing where there is none. */
    mailboxTrouble: async () =>
      settings.imapUrl ? mailboxNotes(database, readImapUrl(settings.imapUrl).name).trouble() : undefined,
    registrations: registrationsOf(database),

    /** Where this process answers, once it does: not what a request says, which anyone may write. */
    ownAddress: () => ownAddress,

    /** What goes on without anyone asking. `address` is where this process answers, for the receipts. */
    start(address: string) {
      ownAddress = address;
      let stopped = false;
      const isStopped = () => stopped;
      const now = () => new Date();
      const logged = (what: string, work: () => Promise<unknown>) =>
        work().catch((error: unknown) => log.error(what, { error }));
      const sweepOnce = async () => {
        await logged("Deleted records could not be erased", () => eraseDeleted(database, now(), isStopped));
        await logged("Orphaned mail attachments could not be removed", () =>
          removeOrphanFiles(database, store),
        );
        await logged("The search vocabulary could not be tidied", () => tidyVocabulary(database, isStopped));
      };
      let running = logged("Messages could not be made searchable", () => inbox.index(isStopped)).then(
        sweepOnce,
      );
      const timer = setInterval(() => (running = running.then(sweepOnce)), sweptEvery).unref();
      due.start();
      const asking = receipts.start(address);
      const { siteUrl } = settings;
      const reminding = mails.isSetUp
        ? startReminding({ database, siteUrl, log, wake: mails.wake })
        : undefined;
      return {
        async stop(): Promise<void> {
          stopped = true;
          clearInterval(timer);
          await Promise.all([running, due.stop(), asking.stop(), reminding?.stop(), mails.stop()]);
        },
      };
    },
  };
}
