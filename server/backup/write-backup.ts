import { stored } from "../../app/words/en/desk/stored.ts";
import type { Engine } from "../database/connect.ts";
import type { MediaStore } from "../media/store.ts";
import { createBackupFile } from "./backup-file.ts";
import { header, headerName, type Manifest, manifestName } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { type BackedUpMedia, backedUpMedia } from "./media-objects.ts";
import { withSnapshot } from "./snapshot.ts";
import { mediaWriter } from "./write-media.ts";
import { writeTables } from "./write-tables.ts";

type Source = {
  databaseUrl: string;
  store: MediaStore;
  replace?: boolean;
  /** See the manifest. */
  name?: string;
  now?: () => Date;
  onProgress?: (sentence: string) => void;
  signal?: AbortSignal;
};

export type Written = {
  bytes: number;
  manifest: Manifest;
  /** The names of pictures and files with objects that are missing from the store. */
  missing: string[];
};

/**
 * Writes the database and the media of a site, which may be running, into one file.
 *
 * The media come first. They take longest, and a database snapshot held meanwhile would make SQLite's log grow. Then comes
 * the snapshot, and then the media uploaded between. So the backup has every object that a row refers to, unless it was
 * uploaded and removed meanwhile, or is lost. Those are returned as `missing`.
 */
export async function writeBackup(path: string, source: Source): Promise<Written> {
  const { databaseUrl, store, name, now = () => new Date(), onProgress = () => {}, signal } = source;
  const file = await createBackupFile(path, source);
  const report = (sentence: string) => {
    signal?.throwIfAborted();
    onProgress(sentence);
  };
  try {
    await file.add(headerName, Buffer.from(`${JSON.stringify(header)}\n`));
    const media = mediaWriter(file, store, (objects) => report(`Pictures and files: ${objects}`));
    await media.copy(() => true);

    const referenced: BackedUpMedia[] = [];
    const manifest = await withSnapshot(databaseUrl, async (snapshot): Promise<Omit<Manifest, "media">> => {
      const at = now().toISOString();
      if (!snapshot.tables.has("applied_migrations")) throw new BackupProblem(stored.backup.noSite);
      const migrations: string[] = [];
      for await (const { name } of snapshot.rows("applied_migrations")) migrations.push(String(name));
      let count = 0;
      const rows = await writeTables(file, snapshot, (table, row) => {
        if (++count % 1000 === 0) report(`Rows of the database: ${count}`);
        referenced.push(...backedUpMedia(table, row));
      });
      const engine: Engine = databaseUrl.startsWith("file:") ? "sqlite" : "postgres";
      return { engine, at, migrations: migrations.sort(), rows };
    });

    const places = new Set(referenced.map(({ place }) => place));
    await media.copy((place) => places.has(place));
    const missing = referenced.filter(({ keys }) => !keys.every(media.has)).map(({ name }) => name);
    const completeManifest = { ...(name && { name }), ...manifest, media: media.total() };
    await file.add(manifestName, Buffer.from(`${JSON.stringify(completeManifest, null, 2)}\n`));
    report("Verifying the backup");
    return { bytes: await file.finish(), manifest: completeManifest, missing };
  } catch (error) {
    await file.abandon();
    throw error;
  }
}
