/** `npm run backup`: the database and the media of the site, which may be running, in one file. */
import { BackupProblem } from "../server/backup/backup-problem.ts";
import { openStore } from "../server/media/open-store.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { readWords } from "./backup/backup-arguments.ts";
import { backUpOnce } from "./backup/run-backup.ts";
import { backUpEvery, intervals } from "./backup/scheduled-backup.ts";
import { done, type Outcome, runProgram } from "./command-line.ts";
import { progress } from "./progress.ts";

const help = `npm run backup -- site.tar                  writes the database, the pictures and the files into site.tar
npm run backup -- --replace site.tar        also if there is such a file already
npm run backup -- --every day --keep 14 FOLDER     now and then each day, until it is stopped; or: ${Object.keys(intervals).join(", ")}.
                                            Of its files in FOLDER it keeps the newest 14

The file holds what people wrote to you: keep it safe, and on another machine.
docs/operate.md says how to restore it.`;

const stopped = new BackupProblem("Stopped. Nothing was written.");

await runProgram(help, async (): Promise<Outcome | undefined> => {
  const asked = readWords(process.argv.slice(2));
  if (!asked) return undefined;
  const settings = readEnvironment(process.env);
  const log = createLog(settings.logLevel);
  const site = { databaseUrl: settings.databaseUrl, store: openStore(settings, log) };
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort(stopped));
  if ("every" in asked) {
    await backUpEvery(asked, site, log, stop.signal);
    return done("Stopped.");
  }
  const { onProgress, end } = progress();
  const { sentence } = await backUpOnce(asked.path, site, {
    replace: asked.replace,
    onProgress,
    signal: stop.signal,
  }).finally(end);
  return done(sentence);
});
