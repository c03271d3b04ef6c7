import type { Engine } from "../database/connect.ts";
import type { MediaStore } from "../media/store.ts";
import { createBackupFile } from "./backup-file.ts";
import { beginning, beginningName, type Manifest, manifestName } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { type BackedUpMedia, backedUpMedia } from "./media-objects.ts";
import { withSnapshot } from "./snapshot.ts";
import { mediaWriter } from "./write-media.ts";
import { writeTables } from "./write-tables.ts";

type Source = {
  databaseUrl: string;
  store: MediaStore;
  replace?: boolean;
  now?: () => Date;
  onProgress?: (sentence: string) => void;
  /** To give it up. */
  signal?: AbortSignal;
};

export type Written = {
  bytes: number;
  manifest: Manifest;
  /** The names of pictures and files of which something is not in the store. */
  missing: string[];
};

/**
 * Writes the database and the media of a site, which may be running, into one file.
 *
 * The media come first, which takes longest, and the database is not held meanwhile: SQLite's log would grow. Then the
 * database as it is at one moment, and at last what was uploaded before that moment and was not copied yet. So every
 * object that the rows speak of is there, unless it was uploaded and removed again while this ran, or was lost: those
 * are told.
 */
export async function writeBackup(path: string, source: Source): Promise<Written> {
  const { databaseUrl, store, now = () => new Date(), onProgress = () => {}, signal } = source;
  const file = await createBackupFile(path, source);
  const watched = (sentence: string) => {
    signal?.throwIfAborted();
    onProgress(sentence);
  };
  try {
    await file.add(beginningName, Buffer.from(`${JSON.stringify(beginning)}\n`));
    const media = mediaWriter(file, store, (objects) => watched(`Pictures and files: ${objects}`));
    await media.copy(() => true);

    const described: BackedUpMedia[] = [];
    const manifest = await withSnapshot(databaseUrl, async (snapshot): Promise<Omit<Manifest, "media">> => {
      const at = now().toISOString();
      if (!snapshot.tables.has("applied_migrations"))
        throw new BackupProblem("The database that DATABASE_URL names holds no site yet.");
      const migrations: string[] = [];
      for await (const { name } of snapshot.rows("applied_migrations")) migrations.push(String(name));
      let count = 0;
      const rows = await writeTables(file, snapshot, (table, row) => {
        if (++count % 1000 === 0) watched(`Rows of the database: ${count}`);
        described.push(...backedUpMedia(table, row));
      });
      const engine: Engine = databaseUrl.startsWith("file:") ? "sqlite" : "postgres";
      return { engine, at, migrations: migrations.sort(), rows };
    });

    const places = new Set(described.map(({ place }) => place));
    await media.copy((place) => places.has(place));
    const missing = described.filter(({ keys }) => !keys.every(media.has)).map(({ name }) => name);
    const whole = { ...manifest, media: media.total() };
    await file.add(manifestName, Buffer.from(`${JSON.stringify(whole, null, 2)}\n`));
    watched("Reading it again");
    return { bytes: await file.finish(), manifest: whole, missing };
  } catch (error) {
    await file.abandon();
    throw error;
  }
}
