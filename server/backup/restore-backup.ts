import { type Kysely, sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { appliedMigrations, migrate } from "../database/migrate.ts";
import type { Database } from "../database/schema.ts";
import { beginRestore, endRestore, isRestoreUnfinished } from "../database/unfinished-restore.ts";
import type { MediaStore } from "../media/store.ts";
import { note } from "../staff/staff-log.ts";
import type { Manifest } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { backedUpMedia, tablesOfMedia } from "./media-objects.ts";
import { type Backup, openBackup } from "./open-backup.ts";
import { restoreObject } from "./restore-media.ts";
import { addVersions, continueNumbers, insertRows, readRows } from "./restore-rows.ts";
import { mediaFolder, placeOfKey } from "./write-media.ts";
import { partsOf } from "./write-tables.ts";

type OnProgress = (sentence: string) => void;
type Target = {
  /** Called once the backup is known to be whole: until then nothing is touched. */
  open: () => { database: SiteDatabase; store: MediaStore };
  onProgress?: OnProgress;
};

/** Puts a backup into an empty database and an empty store, whichever engine and store it was made from. */
export async function restoreBackup(
  path: string,
  { open, onProgress = () => {} }: Target,
): Promise<Manifest> {
  onProgress("Checking the backup");
  const backup = await openBackup(path);
  try {
    const { database, store } = open();
    try {
      await expectEmpty(database, store);
      await beginRestore(database.db);
      await restoreMedia(backup, store, onProgress);
      await exclusively(database, "preparing", (db) =>
        restoreTables(db, database.engine, backup, onProgress),
      );
    } finally {
      await database.close();
    }
  } finally {
    await backup.file.close();
  }
  return backup.manifest;
}

async function expectEmpty({ db, engine }: SiteDatabase, store: MediaStore): Promise<void> {
  if ((await appliedMigrations(db, engine)).length > 0)
    throw new BackupProblem(
      "The database that DATABASE_URL names is not empty: a backup is restored into a new one only.",
    );
  // What is in the store then is from the restore that was not finished.
  if (await isRestoreUnfinished(db, engine)) return;
  for await (const { key } of store.list())
    throw new BackupProblem(
      `There are pictures and files already (${key}): a backup is restored into an empty MEDIA_FOLDER or MEDIA_URL only.`,
    );
}

/** Only what rows speak of: what was removed while the backup was written is in it, too. */
async function restoreMedia(
  { file, below }: Backup,
  store: MediaStore,
  onProgress: OnProgress,
): Promise<void> {
  const places = new Set<string | undefined>();
  for (const table of tablesOfMedia)
    for (const entry of below(partsOf(table)))
      for (const row of await readRows(file, entry))
        for (const { place } of backedUpMedia(table, row)) places.add(place);
  let objects = 0;
  for (const entry of below(mediaFolder)) {
    const key = entry.name.slice(mediaFolder.length);
    if (!places.has(placeOfKey(key))) continue;
    await restoreObject(store, key, file, entry);
    objects++;
    onProgress(`Pictures and files: ${objects}`);
  }
}

/** In one transaction: until its end the database says that the restore is not finished. */
async function restoreTables(
  db: Kysely<Database>,
  engine: SiteDatabase["engine"],
  { file, below, manifest }: Backup,
  onProgress: OnProgress,
): Promise<void> {
  // As that release made them. What came later is applied to its rows.
  await migrate(db, engine, manifest.migrations);
  let total = 0;
  for (const [table, expected] of Object.entries(manifest.rows)) {
    const before = total;
    for (const entry of below(partsOf(table))) {
      const rows = await readRows(file, entry);
      await (table === "content_changes" ? addVersions(db, rows) : insertRows(db, engine, table, rows));
      total += rows.length;
      onProgress(`Rows of the database: ${total}`);
    }
    if (total - before !== expected)
      throw new Error(`The backup has ${total - before} rows of ${table}, and not ${expected}.`);
  }
  if (engine === "postgres") await continueNumbers(db);
  await migrate(db, engine);
  await note(db, { id: null, name: "npm run restore" }, "restored the backup of", manifest.at, new Date());
  await endRestore(db);
  if (engine === "postgres") await sql`analyze`.execute(db);
}
