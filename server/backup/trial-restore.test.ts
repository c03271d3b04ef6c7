import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { openFolderStore } from "../media/folder-store.ts";
import { createBackupFile } from "./backup-file.ts";
import { header, headerName, type Manifest, manifestName } from "./backup-format.ts";
import { openBackup } from "./open-backup.ts";
import { tryRestore } from "./trial-restore.ts";
import { writeBackup } from "./write-backup.ts";

forEachDatabase((_, open) => {
  test("restores a backup into a scratch database, and removes it; differing counts are noticed", async () => {
    const { url } = await open();
    const folder = await mkdtemp(join(tmpdir(), "trial of a backup "));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, "site.tar");
    const store = openFolderStore(join(folder, "media"));
    const { manifest } = await writeBackup(path, { databaseUrl: url, store });
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    const scratch = join(folder, "trial");
    expect(await tryRestore(path, scratch)).toEqual({ rows, objects: 0, bytes: 0 });
    expect(await readdir(folder)).toEqual(["site.tar"]);

    // The manifest promises a row that the backup does not have; otherwise it is intact.
    const wrong = join(folder, "wrong.tar");
    await copyWith(path, wrong, { ...manifest, rows: { ...manifest.rows, redirects: 1 } });
    await expect(tryRestore(wrong, scratch)).rejects.toThrow(
      "could not be restored on trial: The backup has 0 rows of redirects, but its manifest says 1.",
    );
    expect(await readdir(folder)).toEqual(["site.tar", "wrong.tar"]);
  });
});

async function copyWith(from: string, to: string, manifest: Manifest): Promise<void> {
  const { file, filesIn } = await openBackup(from);
  const copy = await createBackupFile(to);
  await copy.add(headerName, Buffer.from(JSON.stringify(header)));
  for (const { name, bytes, start } of filesIn("tables/"))
    await copy.add(name, (await file.read(Buffer.alloc(bytes), 0, bytes, start)).buffer);
  await copy.add(manifestName, Buffer.from(JSON.stringify(manifest)));
  await copy.finish();
  await file.close();
}
