/** How the site is running: the same figures for metrics, alerts and the desk. */
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { LastBackups } from "../backup/backup-history.ts";
import { backupsOf } from "../backup/backup-history.ts";
import type { Engine, SiteDatabase } from "../database/connect.ts";
import { before } from "../database/instants.ts";
import { sqlitePath } from "../database/sqlite-file.ts";
import { readImapUrl } from "../inbox/mail-in/imap-url.ts";
import { type MailboxProblem, mailboxStatus } from "../inbox/mail-in/mailbox-status.ts";
import type { Settings } from "../process/environment.ts";
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
  backups: LastBackups;
  /** Of the disk with the database or, with PostgreSQL, the uploads. Undefined if it cannot be read. */
  disk: Disk | undefined;
  requests: { lastHour: RequestSum; recently: RequestSum };
  securityTxt: { expiresAt: string };
};
export type Disk = { free: number; total: number };

type Parts = {
  database: SiteDatabase;
  settings: Settings;
  securityTxt: () => Promise<{ expiresAt: string }>;
  now?: () => Date;
  readDisk?: (folder: string) => Promise<Disk>;
};

export type ReadSiteState = ReturnType<typeof siteStateOf>;

export function siteStateOf({ database, settings, securityTxt, now, readDisk = diskOf }: Parts) {
  const { db, engine } = database;
  const backups = backupsOf(database);
  const folder =
    engine === "sqlite"
      ? dirname(resolve(sqlitePath(settings.databaseUrl)))
      : dirname(resolve(settings.mediaFolder));

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

  return async (): Promise<SiteState> => {
    const at = now?.() ?? new Date();
    const [schema, outbox, mailIn, encoding, lastBackups, disk, lastHour, recent, txt] = await Promise.all([
      readSchema(),
      readOutbox(db, at),
      readMailIn(),
      readEncoding(at),
      backups.last(),
      readDisk(folder).catch(() => undefined),
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

async function diskOf(folder: string): Promise<Disk> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
