/** `npm run restore`: restores a backup into an empty database and an empty store. */
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "../server/backup/restore-backup.ts";
import { openBackupStorage } from "../server/backup/storage/backup-storage.ts";
import { connectDatabase } from "../server/database/connect.ts";
import { openStore } from "../server/media/open-store.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { withBackup } from "./backup/obtain-backup.ts";
import { restoreReport } from "./backup/restore-report.ts";
import { done, progress, runProgram } from "./command-line.ts";

const help = `npm run restore -- site.tar                    restores a backup into a new database and an empty folder for
                                               pictures and files
npm run restore -- --key FILE site.tar.age     an encrypted one; FILE contains the secret key
npm run restore -- --key FILE s3:latest        the newest at BACKUP_URL
npm run restore -- --key FILE s3:NAME          another one there; npm run backup -- list shows the names

Without --key, BACKUP_SECRET_KEY must be the secret key.
The database may be SQLite or PostgreSQL, whichever the backup came from. The whole file is checked first: a damaged
file, or one that is not a backup of this site, changes nothing. Staff keep their access, but must sign in again.`;

function parseArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { key: { type: "string" } },
      allowPositionals: true,
    });
    const [from, ...more] = positionals;
    return from && more.length === 0 ? { from, keyFile: values.key } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS")) return undefined;
    throw error;
  }
}

await runProgram(help, async () => {
  const options = parseArguments(process.argv.slice(2));
  if (!options) return undefined;
  const settings = readEnvironment(process.env);
  const log = createLog(settings.logLevel);
  const { backupUrl: url, siteUrl } = settings;
  const scratch = dirname(resolve(settings.mediaFolder));
  const { onProgress, end } = progress();
  const from = {
    storage: url ? openBackupStorage({ url, siteUrl, log }) : undefined,
    keyFile: options.keyFile,
    environment: process.env,
    scratch,
  };
  const report = await withBackup(options.from, from, async (backup) => {
    const restored = await restoreBackup(backup.path, {
      open: () => ({ database: connectDatabase(settings.databaseUrl), store: openStore(settings, log) }),
      onProgress,
      ...(backup.name && { name: backup.name }),
    });
    return restoreReport(restored, backup);
  }).finally(end);
  return done(report);
});
