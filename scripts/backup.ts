/** `npm run backup`: writes the database and the media of the site, which may be running, into one file. */
import { BackupProblem } from "../server/backup/backup-problem.ts";
import { openStore } from "../server/media/open-store.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { parseBackupArguments } from "./backup/backup-arguments.ts";
import { backUpOnce } from "./backup/run-backup.ts";
import { backUpEvery, intervals } from "./backup/scheduled-backup.ts";
import { done, type Outcome, progress, runProgram } from "./command-line.ts";

const help = `npm run backup -- site.tar                  writes the database, the pictures and the files into site.tar
npm run backup -- --replace site.tar        replaces site.tar if it exists
npm run backup -- --every day --keep 14 FOLDER     now and then every day, until you stop it (or: ${Object.keys(intervals).join(", ")});
                                            keeps its newest 14 files in FOLDER

The file contains private messages: keep it safe, and on another machine.
docs/operate.md explains how to restore it.`;

const stopped = new BackupProblem("Stopped. Nothing was written.");

await runProgram(help, async (): Promise<Outcome | undefined> => {
  const options = parseBackupArguments(process.argv.slice(2));
  if (!options) return undefined;
  const settings = readEnvironment(process.env);
  const log = createLog(settings.logLevel);
  const site = { databaseUrl: settings.databaseUrl, store: openStore(settings, log) };
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort(stopped));
  if ("every" in options) {
    await backUpEvery(options, site, log, stop.signal);
    return done("Stopped.");
  }
  const { onProgress, end } = progress();
  const { sentence } = await backUpOnce(options.path, site, {
    replace: options.replace,
    onProgress,
    signal: stop.signal,
  }).finally(end);
  return done(sentence);
});
