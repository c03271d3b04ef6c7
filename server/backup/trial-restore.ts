/** Restores a backup into a scratch database, and compares the result with the manifest. */
import { mkdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { stored } from "../../app/words/en/desk/stored.ts";
import { connectDatabase } from "../database/connect.ts";
import type { MediaStore } from "../media/store.ts";
import { type Manifest, mediaFolder, tablesFolder } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { openBackup } from "./open-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

/** Rows with their indexes need about this many times the space of the compressed tables. */
const expansion = 30;
/** What an empty database needs, and what must stay free. */
const margin = 100_000_000;

export type TrialResult = { rows: number; objects: number; bytes: number };

/** Throws a `BackupProblem` if the backup cannot be restored, or differs from its manifest. */
export async function tryRestore(path: string, scratch: string): Promise<TrialResult> {
  await checkRoom(path, scratch);
  await mkdir(scratch, { mode: 0o700 });
  try {
    // SQLite for every site: a backup is restored on either engine, and this one needs no server.
    const databaseUrl = `file:${join(scratch, "trial.db")}`;
    const store = measuringStore();
    const manifest = await restoreBackup(path, {
      open: () => ({ database: connectDatabase(databaseUrl), store }),
      scratch,
    }).catch((cause) => {
      if (["ENOSPC", "EDQUOT", "SQLITE_FULL"].includes(cause.code))
        throw new BackupProblem(stored.backup.noRoomForTrial, { cause });
      throw new BackupProblem(stored.backup.trialFailed({ reason: cause.message }), { cause });
    });
    if (store.total().bytes !== manifest.restored.bytes)
      throw new BackupProblem(stored.backup.trialDiffers({ table: "media" }));
    const rows = await compareRows(databaseUrl, manifest);
    return { rows, ...manifest.restored };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The restore itself checks what it reads; this counts what is in the database afterwards. */
async function compareRows(databaseUrl: string, manifest: Manifest): Promise<number> {
  const database = connectDatabase(databaseUrl);
  try {
    let total = 0;
    for (const [table, expected] of Object.entries(manifest.rows)) {
      const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`;
      const { rows } = await counted.execute(database.db);
      const found = Number(rows[0]?.count);
      // A restore adds itself to the log, and the counters of kinds that the release did not have.
      const isMore = table === "staff_log" || table === "content_changes";
      if (isMore ? found < expected : found !== expected)
        throw new BackupProblem(stored.backup.trialDiffers({ table }));
      total += expected;
    }
    return total;
  } finally {
    await database.close();
  }
}

/** Accepts every object, keeps none, and adds up their sizes: uploads may be larger than the free space. */
function measuringStore(): MediaStore & { total(): { bytes: number } } {
  let bytes = 0;
  return {
    async put(_, content) {
      bytes += content instanceof Uint8Array ? content.length : (await stat(content.path)).size;
    },
    read: async () => undefined,
    remove: async () => {},
    async *list() {},
    total: () => ({ bytes }),
  };
}

async function checkRoom(path: string, scratch: string): Promise<void> {
  const { file, filesIn } = await openBackup(path);
  await file.close();
  const largest = Math.max(0, ...filesIn(mediaFolder).map(({ bytes }) => bytes));
  const tables = filesIn(tablesFolder).reduce((sum, { bytes }) => sum + bytes, 0);
  const { bavail, bsize } = await statfs(join(scratch, ".."));
  if (bavail * bsize < tables * expansion + largest + margin)
    throw new BackupProblem(stored.backup.noRoomForTrial);
}
