/** How the site is running: the same figures for metrics, alerts and the desk. */
import type { BackupResult, LastBackups } from "../backup/backup-history.ts";
import { backupsOf } from "../backup/backup-history.ts";
import type { Engine, SiteDatabase } from "../database/connect.ts";
import { before } from "../database/instants.ts";
import { readImapUrl } from "../inbox/mail-in/imap-url.ts";
import { type MailboxProblem, mailboxStatus } from "../inbox/mail-in/mailbox-status.ts";
import type { Settings } from "../process/environment.ts";
import { type Disk, fullestOther, readDisk } from "./disk.ts";
import { readOutbox } from "./outbox-state.ts";
import { type RequestSum, requestsDuring } from "./request-sums.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** The window for the rate of errors. */
const recently = 10 * minute;

export type SiteState = {
  at: string;
  engine: Engine;
  /** The last migration. */
  schema: string;
  /** When the database was created. */
  createdAt: string;
  mailOut: { isSetUp: boolean } & Awaited<ReturnType<typeof readOutbox>>;
  mailIn: { isSetUp: boolean; problem: MailboxProblem | undefined; lookedAt: string | null };
  encoding: { waiting: number; oldest: string | null; failed: number };
  backups: LastBackups & {
    /** The newest that survives the loss of the machine, if backups are copied; otherwise the newest good one. */
    lastSafe: BackupResult | undefined;
  };
  /** The fullest of all machines, with the name of the machine if it is not this one. Undefined if it cannot be read. */
  disk: (Disk & { host?: string }) | undefined;
  requests: { lastHour: RequestSum; recently: RequestSum };
  securityTxt: { expiresAt: string };
};

type Parts = {
  database: SiteDatabase;
  settings: Settings;
  securityTxt: () => Promise<{ expiresAt: string }>;
  now?: () => Date;
  readOwnDisk?: () => Promise<Disk | undefined>;
};

export type ReadSiteState = ReturnType<typeof siteStateOf>;

export function siteStateOf({ database, settings, securityTxt, now, readOwnDisk }: Parts) {
  const { db, engine } = database;
  const backups = backupsOf(database);

  const readSchema = async () => {
    const { schema, createdAt } = await db
      .selectFrom("applied_migrations")
      .select(({ fn }) => [fn.max("name").as("schema"), fn.min("applied_at").as("createdAt")])
      .executeTakeFirstOrThrow();
    return { schema, createdAt };
  };
  const readMailIn = async () => {
    if (!settings.imapUrl) return { isSetUp: false, problem: undefined, lookedAt: null };
    const status = mailboxStatus(database, readImapUrl(settings.imapUrl).name);
    return { isSetUp: true, problem: await status.problem(), lookedAt: await status.lookedAt() };
  };
  const readEncoding = async (at: Date) => {
    const waiting = await db
      .selectFrom("media")
      .select(({ fn }) => [fn.countAll<number>().as("waiting"), fn.min("created_at").as("oldest")])
      .where("state", "=", "encoding")
      .executeTakeFirstOrThrow();
    const { failed } = await db
      .selectFrom("media")
      .select(({ fn }) => fn.countAll<number>().as("failed"))
      .where("state", "=", "failed")
      .where("created_at", ">", before(at, day))
      .executeTakeFirstOrThrow();
    return { waiting: Number(waiting.waiting), oldest: waiting.oldest, failed: Number(failed) };
  };
  const readFullestDisk = async () => {
    const [own, other] = await Promise.all([
      readOwnDisk ? readOwnDisk() : readDisk(engine, settings),
      fullestOther(database),
    ]);
    if (!own || !other) return own ?? other;
    return other.free / other.total < own.free / own.total ? other : own;
  };

  const readBackups = async (at: Date) => {
    const last = await backups.last(at);
    return { ...last, lastSafe: settings.backupUrl ? last.lastCopied : last.lastGood };
  };

  return async (): Promise<SiteState> => {
    const at = now?.() ?? new Date();
    const [schema, outbox, mailIn, encoding, lastBackups, disk, lastHour, recent, txt] = await Promise.all([
      readSchema(),
      readOutbox(db, at),
      readMailIn(),
      readEncoding(at),
      readBackups(at),
      readFullestDisk(),
      requestsDuring(db, 60 * minute, at),
      requestsDuring(db, recently, at),
      securityTxt(),
    ]);
    return {
      ...{ at: at.toISOString(), engine, ...schema, mailIn, encoding, backups: lastBackups, disk },
      mailOut: { isSetUp: settings.smtpUrl !== undefined, ...outbox },
      requests: { lastHour, recently: recent },
      securityTxt: txt,
    };
  };
}
