/** `npm run backup`: writes the database and the media of the site, which may be running, into one file. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BackupProblem } from "../server/backup/backup-problem.ts";
import { openBackupStorage } from "../server/backup/storage/backup-storage.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { parseBackupArguments } from "./backup/backup-arguments.ts";
import { type BackupPlan, planOf } from "./backup/backup-plan.ts";
import { backUpInto } from "./backup/full-backup.ts";
import { listBackups } from "./backup/list-backups.ts";
import { newKeyText } from "./backup/new-key.ts";
import { backUpOnce } from "./backup/run-backup.ts";
import { backUpEvery, intervals } from "./backup/scheduled-backup.ts";
import { done, type Outcome, progress, runProgram } from "./command-line.ts";

const help = `npm run backup -- site.tar              writes the database, the pictures and the files into site.tar
npm run backup -- site.tar.age          the same, encrypted with BACKUP_KEY
npm run backup -- --replace site.tar    replaces site.tar if it exists
npm run backup -- s3:                   makes an encrypted backup and stores it at BACKUP_URL
npm run backup -- --every day FOLDER    now and then every day, until you stop it (or: ${Object.keys(intervals).join(", ")}), into FOLDER and
                                        BACKUP_URL; restores one on trial every week; BACKUP_KEEP says which are kept
npm run backup -- --every day --keep 14 FOLDER     keeps the newest 14 instead
npm run backup -- list [FOLDER]         lists the backups at BACKUP_URL and in FOLDER
npm run backup -- key                   makes the keys for encryption, and shows the secret one once

The file contains private messages: keep it safe, and on another machine.
docs/operate.md explains how to restore it.`;

const stopped = new BackupProblem("Stopped. Nothing was written.");

await runProgram(help, async (): Promise<Outcome | undefined> => {
  const options = parseBackupArguments(process.argv.slice(2));
  if (!options) return undefined;
  if (options.act === "key") return done(newKeyText());
  const settings = readEnvironment(process.env);
  const log = createLog(settings.logLevel);
  if (options.act === "list") {
    const { backupUrl: url, siteUrl } = settings;
    return listBackups(options.folder, url ? openBackupStorage({ url, siteUrl, log }) : undefined);
  }
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort(stopped));
  const plan = planOf(settings, log);
  if (options.act === "repeat") {
    const { keep } = options;
    const retention = keep ? { newest: keep, days: 0, weeks: 0, months: 0 } : plan.retention;
    await backUpEvery(options, { ...plan, retention }, stop.signal);
    return done("Stopped.");
  }
  if (options.act === "store") return done(await storeOnly(plan, stop.signal));
  const { onProgress, end } = progress();
  const { sentence } = await backUpOnce(options.path, plan.site, {
    replace: options.replace,
    ...(plan.key && { key: plan.key }),
    onProgress,
    signal: stop.signal,
  }).finally(end);
  return done(sentence);
});

/** Through a temporary folder. */
async function storeOnly(plan: BackupPlan, signal: AbortSignal): Promise<string> {
  if (!plan.storage) throw new BackupProblem("BACKUP_URL is not set.");
  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  try {
    const { sentence, problem } = await backUpInto(folder, plan, signal, { isTemporary: true });
    return `Stored ${sentence.slice(folder.length + 1)}${problem ? ` ${problem}` : ""}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
