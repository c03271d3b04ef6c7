import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { availableEngines, emptyDatabase, forEachDatabase } from "../../tests/databases.ts";
import { actor, addMedia, allObjects, allRows, fillSite } from "../../tests/filled-site.ts";
import { contentVersion } from "../content/changes.ts";
import { contentOf } from "../content/content.ts";
import { connectDatabase, type Engine } from "../database/connect.ts";
import { migrations } from "../database/migrations/index.ts";
import { openFolderStore } from "../media/folder-store.ts";
import type { MediaStore } from "../media/store.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { editionsOf } from "../publishing/editions.ts";
import { readLog } from "../staff/staff-log.ts";
import { backedUpTables } from "./backed-up-tables.ts";
import { createBackupFile } from "./backup-file.ts";
import { header, headerName } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

async function newStore(): Promise<MediaStore> {
  return openFolderStore(join(await folderFor(), "media"));
}

async function folderFor(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "backup of a site "));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function emptySite(engine: Engine) {
  const { url, remove } = await emptyDatabase(engine);
  onTestFinished(remove);
  const store = await newStore();
  return {
    url,
    store,
    restore: (path: string) =>
      restoreBackup(path, { open: () => ({ database: connectDatabase(url), store }) }),
  };
}

async function loadRelease(url: string, release: string): Promise<void> {
  const isSqlite = url.startsWith("file:");
  const folder = join(import.meta.dirname, "../database/migrations/releases");
  const statements = await readFile(
    join(folder, `${release}.${isSqlite ? "sqlite" : "postgres"}.sql`),
    "utf8",
  );
  if (isSqlite) {
    const file = new Sqlite(url.slice("file:".length));
    file.exec(statements);
    return void file.close();
  }
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statements);
  await client.end();
}

const withoutTables = (rows: Awaited<ReturnType<typeof allRows>>, ...names: string[]) =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => !names.includes(table)));

/** Without the fixed pages that a later release adds at its first start: their ids and times are random. */
function withoutNewPages(rows: Awaited<ReturnType<typeof allRows>>, known: Set<unknown>) {
  const isNew = ({ kind }: Record<string, unknown>) => String(kind).startsWith("page/") && !known.has(kind);
  const editions = new Set<unknown>(rows.editions?.filter(isNew).map(({ id }) => id));
  const isKept = (row: Record<string, unknown>) =>
    !isNew(row) && !Object.values(row).some((value) => editions.has(value));
  return Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.filter(isKept)]));
}

forEachDatabase((engine, open) => {
  async function filledSite() {
    const { database, url } = await open();
    const store = await newStore();
    await fillSite(database, store);
    const path = join(await folderFor(), "site.tar");
    return { database, url, store, path, backUp: () => writeBackup(path, { databaseUrl: url, store }) };
  }

  test("a newsletter that was being sent asks after the restore, because it may have been sent since", async () => {
    const { database, path, backUp } = await filledSite();
    const sending = { state: "sending", asks_because: null } as const;
    await database.db.updateTable("newsletter_sendings").set(sending).execute();
    await database.db.updateTable("newsletter_digests").set({ asks: 0 }).execute();
    await backUp();
    const target = await emptySite(engine);
    await target.restore(path);
    const { newsletter_sendings, newsletter_digests } = await allRows(target.url);
    expect(newsletter_sendings).toMatchObject([{ state: "asking", asks_because: "restored" }]);
    expect(newsletter_digests).toMatchObject([{ asks: 1 }]);
  });

  test.each(availableEngines())("restores the same rows and bytes on %s", async (other) => {
    const { database, url, store, path, backUp } = await filledSite();
    const { manifest, bytes } = await backUp();
    expect(manifest.engine).toBe(engine);
    expect(Object.keys(manifest.rows)).toEqual(backedUpTables);
    expect(Object.entries(manifest.rows).filter(([, count]) => count === 0)).toEqual([]);
    expect((await stat(path)).size).toBe(bytes);

    const target = await emptySite(other);
    await target.restore(path);
    const [before, after] = [await allRows(url), await allRows(target.url)];
    const versions = (rows: typeof before) =>
      new Map(rows.content_changes?.map(({ kind, version }) => [kind, Number(version)]));
    for (const [kind, version] of versions(before))
      if (version > 0) expect(versions(after).get(kind), `${kind}`).toBeGreaterThan(version);
    const comparable = ({ content_changes, staff_log, ...rows }: typeof before) => ({
      ...rows,
      totals: content_changes?.map(({ kind, total }) => [kind, total]),
      log: staff_log?.filter(({ staff_name }) => staff_name !== "npm run restore"),
    });
    expect(comparable(after)).toEqual(comparable(before));
    const objects = await allObjects(store);
    objects.delete("uploads/abc/0");
    expect(await allObjects(target.store)).toEqual(objects);

    // The restored site works: nothing to migrate, the log continues, and searches find the records.
    const restored = connectDatabase(target.url);
    onTestFinished(() => restored.close());
    expect(await prepareDatabase(restored, { sampleContent: true })).toEqual({
      migrations: [],
      sample: false,
    });
    const [newest] = await readLog(restored.db, 1);
    expect(newest).toMatchObject({ staff_name: "npm run restore", subject: manifest.at });
    const editions = editionsOf({ database: restored });
    expect((await editions.list({ kinds: ["news"], q: "clinic opens", originals: true })).rows).toHaveLength(
      1,
    );
    const found = await contentOf(restored).news.page({ q: "clinic opens" });
    expect(found.items.map(({ id }) => id)).toEqual(["the-clinic-opens"]);
    expect(await contentVersion(restored.db)).toBeGreaterThan(await contentVersion(database.db));
  });

  test("tar and sha256sum can read it, but only its owner", async () => {
    const { path, backUp } = await filledSite();
    await backUp();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const folder = await folderFor();
    const run = (command: string, ...words: string[]) =>
      execFileSync(command, words, { cwd: folder, encoding: "utf8" });
    run("tar", "-xf", path);
    expect(run("sha256sum", "--check", "--strict", "SHA256SUMS")).not.toContain("FAILED");
    expect(run("sh", "-c", "zcat tables/records/*.gz")).toContain("A clinic opens");
    const whole = (await stat(path)).size - 2048;
    expect(run("sh", "-c", `head -c ${whole} '${path}' | sha256sum`)).toContain(
      (await readFile(join(folder, "SHA256"), "utf8")).trim(),
    );
    expect(await readdir(folder)).not.toContain("uploads");
  });

  test("contains each concurrent change as a whole or not at all", async () => {
    const { database, url, store, path } = await filledSite();
    const editions = editionsOf({ database });
    let isWriting = true;
    let published = 0;
    const write = async () => {
      for (; isWriting && published < 150; published++) {
        const edition = await editions.create(actor, "news", {
          headline: `No ${published}`,
          content: "Text. ".repeat(100),
        });
        if ("outcome" in edition) throw new Error("refused");
        await addMedia(database, store, edition.id, 1000);
        await editions.publish(actor, edition.id, { base: 1 });
        // SQLite is synchronous: without a pause, no other code would run.
        await setImmediate();
      }
    };
    const writing = write();
    await expect.poll(() => published).toBeGreaterThan(20);
    // Wait until something was written during the backup.
    let seen: number | undefined;
    const onProgress = () => (seen ??= published);
    const { manifest, missing } = await writeBackup(path, { databaseUrl: url, store, onProgress });
    await expect.poll(() => published).toBeGreaterThan(seen ?? 0);
    isWriting = false;
    await writing;
    expect(missing).toEqual([]);

    const target = await emptySite(engine);
    await target.restore(path);
    const rows = await allRows(target.url);
    const objects = await allObjects(target.store);
    const ids = (table: string, column: string) => rows[table]?.map((row) => row[column]) ?? [];
    const publicRows = new Set(rows.records?.flatMap(({ kind, id }) => (kind === "news" ? id : [])));
    const isPublished = (rows.editions ?? []).filter(
      ({ kind, public_revision }) => kind === "news" && public_revision,
    );
    expect(isPublished.length).toBeGreaterThan(20);
    expect(isPublished.filter(({ slug }) => !publicRows.has(slug ?? null))).toEqual([]);
    const versions = new Set(ids("versions", "edition_id"));
    const byStaff = isPublished.filter(({ changed_by_name }) => changed_by_name !== "");
    expect(byStaff.length).toBeGreaterThan(20);
    expect(byStaff.filter(({ id }) => !versions.has(id ?? null))).toEqual([]);
    expect(rows.content_changes?.find(({ kind }) => kind === "news")?.total).toBe(publicRows.size);
    expect(ids("media", "id").filter((id) => !objects.has(`${id}/c/file`))).toEqual([]);
    expect(manifest.rows.media).toBe(ids("media", "id").length);
  });

  test("rejects a truncated or changed backup before it touches anything", async () => {
    const { path, backUp } = await filledSite();
    await backUp();
    const whole = await readFile(path);
    const damaged = `${path}.damaged`;
    let touched = 0;
    const restore = () =>
      restoreBackup(damaged, {
        open: () => {
          touched++;
          throw new Error("The damaged backup was accepted.");
        },
      });
    const lengths = [
      0,
      1,
      511,
      512,
      1024,
      2048,
      5000,
      whole.length / 2,
      whole.length - 2048,
      whole.length - 1,
    ];
    for (const length of lengths) {
      await writeFile(damaged, whole.subarray(0, length));
      await expect(restore(), `cut to ${length}`).rejects.toThrow(BackupProblem);
    }
    await writeFile(damaged, Buffer.concat([whole, Buffer.alloc(512)]));
    await expect(restore(), "with more behind it").rejects.toThrow(BackupProblem);
    const offsets = [
      ...Array.from({ length: 60 }, () => Math.floor(Math.random() * whole.length)),
      ...[
        0,
        100,
        156,
        500,
        512,
        600,
        whole.length - 1,
        whole.length - 1024,
        whole.length - 1500,
        whole.length - 2048,
      ],
    ];
    for (const offset of offsets) {
      const changed = Buffer.from(whole);
      changed[offset] = (changed[offset] ?? 0) ^ (1 << (offset % 8));
      await writeFile(damaged, changed);
      await expect(restore(), `bit flipped at ${offset}`).rejects.toThrow(BackupProblem);
    }
    expect(touched).toBe(0);
  });

  test("reports objects missing from the store, and backs up the rest", async () => {
    const { store, backUp } = await filledSite();
    const lost = [...(await allObjects(store)).keys()].find((key) => key.endsWith("/file"));
    await store.remove(lost ?? "");
    const { missing, manifest } = await backUp();
    expect(missing).toHaveLength(1);
    expect(manifest.media.objects).toBe(6);
  });

  test("does not restore over existing data", async () => {
    const { url, path, store, backUp } = await filledSite();
    await backUp();
    const unused = await newStore();
    const full = () => ({ database: connectDatabase(url), store: unused });
    await expect(restoreBackup(path, { open: full })).rejects.toThrow("is not empty");
    const target = await emptySite(engine);
    await target.store.put("0123456789abcdef0123/c/file", Buffer.from("x"), "");
    await expect(target.restore(path)).rejects.toThrow("There are pictures and files already");
    expect((await allObjects(store)).size).toBeGreaterThan(3);
  });

  test("an interrupted restore stops the start of the site, and can be repeated", async () => {
    const { url, path, backUp } = await filledSite();
    await backUp();
    const target = await emptySite(engine);
    let left = 3;
    const failing: MediaStore = {
      ...target.store,
      put: async (...words) => {
        left--;
        if (left === 0) throw new Error("The store went away.");
        return target.store.put(...words);
      },
    };
    const broken = restoreBackup(path, {
      open: () => ({ database: connectDatabase(target.url), store: failing }),
    });
    await expect(broken).rejects.toThrow("went away");
    const database = connectDatabase(target.url);
    onTestFinished(() => database.close());
    await expect(prepareDatabase(database, { sampleContent: true })).rejects.toThrow("npm run restore");
    await target.restore(path);
    expect((await allRows(target.url)).news).toEqual((await allRows(url)).news);
    expect((await prepareDatabase(database, { sampleContent: true })).migrations).toEqual([]);
  });

  test.each(availableEngines())("migrates the backup of an earlier release on %s", async (other) => {
    const earlier = await open({ prepared: false });
    await loadRelease(earlier.url, "0001-first-release");
    const known = new Set((await allRows(earlier.url)).editions?.map(({ kind }) => kind));
    const path = join(await folderFor(), "site.tar");
    const { manifest } = await writeBackup(path, { databaseUrl: earlier.url, store: await newStore() });
    expect(manifest.migrations).toEqual(["0001-first-release"]);
    migrations["9999-later"] = async (db) => {
      await sql`alter table contact_messages add column later text`.execute(db);
      await sql`update contact_messages set later = subject`.execute(db);
    };
    onTestFinished(() => void delete migrations["9999-later"]);
    const target = await emptySite(other);
    await target.restore(path);
    const restored = connectDatabase(target.url);
    onTestFinished(() => restored.close());
    const options = { sampleContent: false };
    expect((await prepareDatabase(restored, options)).migrations).toEqual([]);
    expect((await prepareDatabase(earlier.database, options)).migrations).toEqual(
      Object.keys(migrations).slice(1),
    );
    const { content_changes: _, staff_log, ...rows } = withoutNewPages(await allRows(target.url), known);
    // A restored site folds its texts again, and drops the vocabulary of replaced records.
    const others = ["content_changes", "staff_log", "search_trigrams", "search_spellings"];
    expect(rows).toMatchObject(withoutTables(withoutNewPages(await allRows(earlier.url), known), ...others));
    expect(rows.contact_messages?.filter(({ later, subject }) => later === subject).length).toBeGreaterThan(
      3,
    );
    expect(staff_log).toHaveLength(1);
  });

  test("rejects the backup of a newer release", async () => {
    const { database, path, backUp } = await filledSite();
    await database.db
      .insertInto("applied_migrations")
      .values({ name: "9999-01-01-later", applied_at: new Date().toISOString() })
      .execute();
    await backUp();
    const target = await emptySite(engine);
    await expect(target.restore(path)).rejects.toThrow(
      "by a newer release of this program (9999-01-01-later)",
    );
    expect(await allObjects(target.store)).toEqual(new Map());
  });

  test("replaces an existing file only on request", async () => {
    const { url, store, path, backUp } = await filledSite();
    await writeFile(path, "mine");
    await expect(backUp()).rejects.toThrow("--replace");
    expect(await readFile(path, "utf8")).toBe("mine");
    await writeBackup(path, { databaseUrl: url, store, replace: true });
    expect((await stat(path)).size).toBeGreaterThan(10_000);
    expect(existsSync(`${path}.unfinished`)).toBe(false);
  });

  test("a failed backup leaves no file", async () => {
    const { url, store, path } = await filledSite();
    const read: MediaStore["read"] = async () => {
      throw new Error("The store went away.");
    };
    await expect(writeBackup(path, { databaseUrl: url, store: { ...store, read } })).rejects.toThrow(
      "went away",
    );
    const fewer: MediaStore["read"] = async () => ({ bytes: 10, stream: Readable.from([Buffer.alloc(9)]) });
    await expect(writeBackup(path, { databaseUrl: url, store: { ...store, read: fewer } })).rejects.toThrow(
      "9 bytes",
    );
    const nowhere = join(path, "..", "no", "such", "folder", "site.tar");
    await expect(writeBackup(nowhere, { databaseUrl: url, store })).rejects.toThrow(BackupProblem);
    expect(await readdir(join(path, ".."))).toEqual([]);
  });
});

test("rejects a newer format", async () => {
  const path = join(await folderFor(), "site.tar");
  const file = await createBackupFile(path);
  await file.add("backup.json", Buffer.from('{"program":"secure-ai-africa","format":2}'));
  await expect(file.finish()).rejects.toThrow("newer release");
  await file.abandon();
});

if (process.platform === "linux")
  test("closes a backup whose manifest is missing", async () => {
    const path = join(await folderFor(), "site.tar");
    const file = await createBackupFile(path);
    await file.add(headerName, Buffer.from(JSON.stringify(header)));
    await file.finish();
    await expect((await emptySite("sqlite")).restore(path)).rejects.toThrow("has no manifest.json");
    const openFiles = await Promise.all(
      (await readdir("/proc/self/fd")).map((number) => readlink(`/proc/self/fd/${number}`).catch(() => "")),
    );
    expect(openFiles).not.toContain(path);
  });

test.each([
  ["an empty file", ""],
  ["a text", "Dear reader,\n".repeat(500)],
  ["a tar file of something else", undefined],
])("rejects %s", async (_, content) => {
  const folder = await folderFor();
  const path = join(folder, "file");
  if (content === undefined) execFileSync("tar", ["-cf", path, "-C", import.meta.dirname, "tar.ts"]);
  else await writeFile(path, content);
  const target = await emptySite("sqlite");
  await expect(target.restore(path)).rejects.toThrow("is not a backup of this site");
  expect(existsSync(target.url.slice("file:".length))).toBe(false);
  await expect(target.restore(`${path}-2`)).rejects.toThrow("does not exist");
});
