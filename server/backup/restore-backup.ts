import { tmpdir } from "node:os";
import { type Kysely, sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { appliedMigrations, migrate } from "../database/migrate.ts";
import type { Database } from "../database/schema.ts";
import { beginRestore, endRestore, isRestoreUnfinished } from "../database/unfinished-restore.ts";
import type { MediaStore } from "../media/store.ts";
import { logStaffAct } from "../staff/staff-log.ts";
import { type Manifest, tableFolder } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { type Backup, openBackup } from "./open-backup.ts";
import { type RestoredMedia, restoreMedia } from "./restore-media.ts";
import { addVersions, advanceSequences, insertRows, readRows } from "./restore-rows.ts";

type OnProgress = (sentence: string) => void;
type Target = {
  /** Called after the backup was verified. Nothing is touched before. */
  open: () => { database: SiteDatabase; store: MediaStore };
  onProgress?: OnProgress;
  /** A folder for temporary files. */
  scratch?: string;
  /** The name that the backup must have in its manifest, if it has one: a backup under another's name is refused. */
  name?: string;
};

/** Restores a backup into an empty database and store, of whichever engine and kind. */
export async function restoreBackup(
  path: string,
  { open, onProgress = () => {}, scratch = tmpdir(), name }: Target,
): Promise<Manifest & { restored: RestoredMedia }> {
  onProgress("Checking the backup");
  const backup = await openBackup(path);
  try {
    const { name: written = name } = backup.manifest;
    if (name && written !== name)
      throw new BackupProblem(`${name} contains the backup ${written}: the files were renamed or exchanged.`);
    const { database, store } = open();
    try {
      await expectEmpty(database, store);
      await beginRestore(database.db);
      const restored = await restoreMedia(backup, store, onProgress, scratch);
      await exclusively(database, "preparing", (db) =>
        restoreTables(db, database.engine, backup, onProgress),
      );
      return { ...backup.manifest, restored };
    } finally {
      await database.close();
    }
  } finally {
    await backup.file.close();
  }
}

async function expectEmpty({ db, engine }: SiteDatabase, store: MediaStore): Promise<void> {
  if ((await appliedMigrations(db, engine)).length > 0)
    throw new BackupProblem(
      "The database that DATABASE_URL names is not empty. Restore the backup into a new one.",
    );
  // An interrupted restore has left these objects.
  if (await isRestoreUnfinished(db, engine)) return;
  for await (const { key } of store.list())
    throw new BackupProblem(
      `There are pictures and files already (${key}). Restore the backup into an empty MEDIA_FOLDER or MEDIA_URL.`,
    );
}

/** Runs in one transaction. Until it commits, the database is marked as an unfinished restore. */
async function restoreTables(
  db: Kysely<Database>,
  engine: SiteDatabase["engine"],
  { file, filesIn, manifest }: Backup,
  onProgress: OnProgress,
): Promise<void> {
  // First the schema of the release that wrote the backup; later migrations run on the restored rows.
  await migrate(db, engine, manifest.migrations);
  let total = 0;
  for (const [table, expected] of Object.entries(manifest.rows)) {
    const before = total;
    for (const entry of filesIn(tableFolder(table))) {
      const rows = await readRows(file, entry);
      await (table === "content_changes" ? addVersions(db, rows) : insertRows(db, engine, table, rows));
      total += rows.length;
      onProgress(`Rows of the database: ${total}`);
    }
    if (total - before !== expected)
      throw new Error(
        `The backup has ${total - before} rows of ${table}, but its manifest says ${expected}.`,
      );
  }
  if (engine === "postgres") await advanceSequences(db);
  await migrate(db, engine);
  await askBeforeSending(db);
  await logStaffAct(
    db,
    { id: null, name: "npm run restore" },
    "restored the backup of",
    manifest.at,
    new Date(),
  );
  await endRestore(db);
  if (engine === "postgres") await sql`analyze`.execute(db);
}

/** What the backup has as not sent may have been sent since: newsletters wait until staff confirm them. */
async function askBeforeSending(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable("newsletter_sendings")
    .set({ state: "asking", asks_because: "restored" })
    .where("state", "in", ["scheduled", "sending"])
    .execute();
  await db.updateTable("newsletter_digests").set({ asks: 1 }).execute();
}
