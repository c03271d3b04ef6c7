/** A whole backup: written, tried if that is due, encrypted, copied elsewhere, recorded; then old ones are removed. */
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { stored } from "../../app/words/en/desk/stored.ts";
import { type BackupResult, recordCopy } from "../../server/backup/backup-history.ts";
import { encryptedExtension, newName } from "../../server/backup/backup-name.ts";
import { BackupProblem } from "../../server/backup/backup-problem.ts";
import { type EncryptedFile, encryptFile } from "../../server/backup/encrypted-file.ts";
import { expired } from "../../server/backup/retention.ts";
import { writeBackup } from "../../server/backup/write-backup.ts";
import { removeExpired, removeLeftovers, withWorkFolder } from "./backup-folder.ts";
import type { BackupPlan } from "./backup-plan.ts";
import { ping } from "./ping.ts";
import { missingSentence, recordFor, withHistory, writtenSentence } from "./run-backup.ts";
import { isTrialDue, runTrial, type Trial } from "./weekly-trial.ts";

/** A file that is not in the storage yet. `at` identifies its entry in the history. */
export type Uncopied = {
  at: string;
  file: EncryptedFile;
  /** What remains wrong once it is copied. */
  otherProblem: string | null;
};
export type FullBackup = { sentence: string; problem: string | null; uncopied?: Uncopied };

const outcomeOf = (problem: string | null) => (problem ? "incomplete" : "done");

/** If the folder is temporary, a backup that cannot be copied has failed. */
export async function backUpInto(
  folder: string,
  plan: BackupPlan,
  signal?: AbortSignal,
  { isTemporary = false } = {},
): Promise<FullBackup> {
  const at = new Date();
  const record = (about: Omit<BackupResult, "at" | "finished_at">) =>
    recordFor(plan.site.databaseUrl, {
      at: at.toISOString(),
      finished_at: new Date().toISOString(),
      ...about,
    });
  try {
    await removeLeftovers(folder);
    return await withWorkFolder(folder, async (work) => {
      const { bytes, trial, file, name, sentence, missing } = await write(at, folder, work, plan, signal);
      const copyProblem = file && (await copy(plan, file, trial.isPassed, signal));
      if (isTemporary && copyProblem) throw new BackupProblem(copyProblem);
      const isCopied = plan.storage !== undefined && copyProblem === undefined;
      const otherProblem = trial.problem ?? missing;
      const problem = copyProblem ? stored.backup.onlyHere({ reason: copyProblem }) : otherProblem;
      const finished = new Date().toISOString();
      const isTried = trial.isPassed && (isCopied || !plan.storage);
      await record({
        ...{ bytes, outcome: outcomeOf(problem), problem },
        ...(isCopied && { copied_at: finished }),
        ...(isTried && { tried_at: finished }),
      });
      await removeOld(folder, plan, at);
      if (isCopied) await removeOldCopies(plan, at);
      if (plan.pingUrl && (isCopied || !plan.storage)) await ping(plan.pingUrl, plan.log);
      return {
        sentence: sentence(file?.path ?? join(folder, name)),
        problem,
        ...(file && copyProblem && { uncopied: { at: at.toISOString(), file, otherProblem } }),
      };
    });
  } catch (error) {
    // The failure itself matters more than a failure to record it.
    if (!signal?.aborted)
      await record({ bytes: null, outcome: "failed", problem: (error as Error).message }).catch(() => {});
    throw error;
  }
}

async function write(at: Date, folder: string, work: string, plan: BackupPlan, signal?: AbortSignal) {
  const { site, key, log } = plan;
  const name = newName(at);
  const plain = join(key ? work : folder, name);
  const { bytes, manifest, missing } = await writeBackup(plain, { ...site, name, ...(signal && { signal }) });
  // Before it is encrypted: this machine cannot read it afterwards.
  const trial: Trial = (await isTrialDue(site.databaseUrl))
    ? await runTrial(plain, join(work, "trial"), log)
    : { isPassed: false, problem: null };
  const file = key && (await encryptFile(plain, join(folder, name + encryptedExtension), key));
  if (key) await rm(plain);
  // The file stays in the folder, but it is not copied: a restore of the latest copy would take it.
  if (trial.failure) throw trial.failure;
  return {
    name,
    file,
    trial,
    bytes: file?.bytes ?? bytes,
    missing: missing.length > 0 ? missingSentence(missing) : null,
    sentence: (path: string) => writtenSentence(path, file?.bytes ?? bytes, manifest),
  };
}

/** Returns the problem, if any. The backup on this machine is good in any case. */
async function copy(
  { storage, log }: BackupPlan,
  file: EncryptedFile,
  isVerified: boolean,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (!storage) return undefined;
  const name = basename(file.path);
  try {
    await storage.removeLeftovers().catch((error) => {
      if (!(error instanceof BackupProblem)) throw error;
      log.debug("Unfinished uploads could not be listed", { error });
    });
    await storage.upload(name, file, signal);
    // Every week: what is stored is what was restored on trial, bit for bit.
    if (isVerified) await storage.verify(name, file);
    return undefined;
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    log.error("A backup could not be copied to BACKUP_URL", { error });
    // It would be taken for the newest good copy.
    if (error.message === stored.backup.storedDiffers({ path: name }))
      await storage.remove(name).catch(() => {});
    return error.message;
  }
}

/** Copies a file that could not be copied before. */
export async function copyAgain(
  plan: BackupPlan,
  { at, file, otherProblem }: Uncopied,
  signal: AbortSignal,
): Promise<boolean> {
  if ((await copy(plan, file, false, signal)) !== undefined) return false;
  const copied_at = new Date().toISOString();
  await withHistory(plan.site.databaseUrl, (database) =>
    recordCopy(database, at, { copied_at, outcome: outcomeOf(otherProblem), problem: otherProblem }),
  );
  await removeOldCopies(plan, new Date(at));
  if (plan.pingUrl) await ping(plan.pingUrl, plan.log);
  return true;
}

/** `at` is when the last one was made. */
async function removeOld(folder: string, { retention, maxMonths, log }: BackupPlan, at: Date): Promise<void> {
  for (const name of await removeExpired(folder, retention, maxMonths, at.getTime()))
    log.info("Removed an old backup", { name });
}

async function removeOldCopies({ retention, maxMonths, storage, log }: BackupPlan, at: Date): Promise<void> {
  if (!storage) return;
  try {
    for (const { name } of expired(await storage.list(), retention, maxMonths, at.getTime()))
      if (await storage.remove(name)) log.info("Removed an old backup from BACKUP_URL", { name });
      else log.warn("An old backup at BACKUP_URL is kept, because another site wrote it", { name });
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    log.warn("Old backups at BACKUP_URL could not be removed", { error });
  }
}
