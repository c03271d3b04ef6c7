/** `npm run restore`: restores a backup into an empty database and an empty store. */
import { restoreBackup } from "../server/backup/restore-backup.ts";
import { connectDatabase } from "../server/database/connect.ts";
import { openStore } from "../server/media/open-store.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { contentsOf } from "./backup/run-backup.ts";
import { done, progress, runProgram } from "./command-line.ts";

const help = `npm run restore -- site.tar     restores a backup into a new database and an empty folder for pictures and files

The database may be SQLite or PostgreSQL, whichever the backup came from. The whole file is checked first: a damaged
file, or one that is not a backup of this site, changes nothing. Staff keep their access, but must sign in again.`;

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
    `Restored the state of ${manifest.at}: ${contentsOf(manifest)}. Messages that were erased since then are back: docs/operate.md, Restore, explains how to erase them again. Now start the site.`,
  );
});
