/** `npm run restore`: a backup into an empty database and an empty store. */
import { restoreBackup } from "../server/backup/restore-backup.ts";
import { connectDatabase } from "../server/database/connect.ts";
import { openStore } from "../server/media/open-store.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { contentsOf } from "./backup/run-backup.ts";
import { done, runProgram } from "./command-line.ts";
import { progress } from "./progress.ts";

const help = `npm run restore -- site.tar     puts a backup into a new database and an empty folder for pictures and files

SQLite or PostgreSQL, whichever the backup is from. All of the file is checked first: one that is damaged, or not a
backup of this site, changes nothing. Who has access to the desk is restored, too; everyone signs in again.`;

await runProgram(help, async () => {
  const [path, ...more] = process.argv.slice(2);
  if (!path || path.startsWith("-") || more.length > 0) return undefined;
  const settings = readEnvironment(process.env);
  const { onProgress, end } = progress();
  const manifest = await restoreBackup(path, {
    open: () => ({
      database: connectDatabase(settings.databaseUrl),
      store: openStore(settings, createLog(settings.logLevel)),
    }),
    onProgress,
  }).finally(end);
  return done(
    `Restored as it was at ${manifest.at}: ${contentsOf(manifest)}. What somebody had erased since then is here again: docs/operate.md, Restore, says how to erase it again. Start the site.`,
  );
});
