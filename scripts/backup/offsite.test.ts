/** Backups in real S3-compatible storage on loopback: encrypted, copied, tried, kept, listed and restored. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { backupsOf } from "../../server/backup/backup-history.ts";
import { newName } from "../../server/backup/backup-name.ts";
import { restoreBackup } from "../../server/backup/restore-backup.ts";
import { openBackupStorage } from "../../server/backup/storage/backup-storage.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import { newKeyPair, type PublicKey, readPublicKey } from "../../server/encryption/age-keys.ts";
import { openFolderStore } from "../../server/media/folder-store.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { defaultRetention } from "../../server/process/backup-retention.ts";
import { createLog } from "../../server/process/log.ts";
import { editionsOf } from "../../server/publishing/editions.ts";
import { emptyDatabase, forEachDatabase } from "../../tests/databases.ts";
import { actor, addMedia, allObjects, allRows } from "../../tests/filled-site.ts";
import { startS3Server } from "../../tests/s3-server.ts";
import type { BackupPlan } from "./backup-plan.ts";
import { backUpInto, copyAgain } from "./full-backup.ts";
import { listBackups } from "./list-backups.ts";
import { withBackup } from "./obtain-backup.ts";
import { restoreReport } from "./restore-report.ts";
import { backUpEvery } from "./scheduled-backup.ts";

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

const keys = newKeyPair();
const key = readPublicKey(keys.publicKey) as PublicKey;
const siteUrl = "https://example.org";
const patience = { maxAttempts: 2, pauseBetween: 1, retriesTimeouts: true };
const day = 24 * 60 * 60_000;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "off the machine "));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function newLog() {
  const lines: string[] = [];
  return { lines, log: createLog("info", (line) => lines.push(line)) };
}

const storageAt = (url: string, log = newLog().log, timeout = 20_000) =>
  openBackupStorage({ url, siteUrl, log, timeout, patience });

/** A prefix of its own for each test. */
let tests = 0;
const newPrefix = () => `${server.backupUrl}/${++tests}`;

/** In front of the storage: `answer` may handle a request itself. Otherwise it is passed on, with the signed host. */
async function startProxy(answer: (incoming: IncomingMessage, response: ServerResponse) => boolean) {
  const seen: string[] = [];
  const proxy = createServer((incoming, response) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    if (answer(incoming, response)) return;
    const { method, headers, url: path } = incoming;
    const passed = request({ host: "127.0.0.1", port: server.port, method, headers, path }, (found) => {
      response.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(response);
    });
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  });
  const { port } = proxy.address() as AddressInfo;
  return { seen, at: (url: string) => url.replace(`:${server.port}/`, `:${port}/`) };
}

async function startPingReceiver() {
  const pings: (string | undefined)[] = [];
  const receiver = createServer((incoming, response) => {
    pings.push(incoming.url);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(() => void receiver.close());
  return { pings, pingUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/secret` };
}

/** The service, until it ends. `waits` counts its pauses, during which it listens to the signal. */
function startService(folder: string, plan: BackupPlan, retryPause?: number) {
  const stop = new AbortController();
  const listen = vi.spyOn(stop.signal, "addEventListener");
  const { lines, log } = newLog();
  const schedule = { every: "day", folder, ...(retryPause && { retryPause }) } as const;
  const done = backUpEvery(schedule, { ...plan, log }, stop.signal);
  const end = async () => {
    stop.abort();
    await done;
  };
  onTestFinished(end);
  return { lines, waits: () => listen.mock.calls.length, end };
}

forEachDatabase((engine, open) => {
  async function newSite(about: Partial<BackupPlan> = {}) {
    const { database, url } = await open();
    const media = join(await newFolder(), "media");
    const store = openFolderStore(media);
    const edition = await editionsOf({ database }).create(actor, "news", { headline: "A report" });
    if ("outcome" in edition) throw new Error("refused");
    await addMedia(database, store, edition.id, 9_000_000);
    const { log, lines } = newLog();
    const site = { databaseUrl: url, store };
    const plan: BackupPlan = { site, key, retention: defaultRetention, maxMonths: 24, log, ...about };
    const last = () => backupsOf(database).last();
    return { database, url, media, store, plan, lines, last, folder: await newFolder() };
  }

  test("stores an encrypted copy, tries it, and restores it on another machine", async () => {
    const { pings, pingUrl } = await startPingReceiver();
    const storage = storageAt(newPrefix());
    const { url, store, plan, lines, last, folder } = await newSite({ storage, pingUrl });
    const { problem } = await backUpInto(folder, plan);
    expect(problem).toBeNull();
    expect(lines.filter((line) => /"level":"(?:warn|error)"/.test(line))).toEqual([]);
    expect(lines[0]).toMatch(/"Restored the backup on trial".*"files":1/);
    expect(pings).toEqual(["/secret"]);
    const { last: entry, lastTried } = await last();
    expect(entry).toMatchObject({ outcome: "done", problem: null, copied_at: expect.any(String) });
    expect(lastTried?.at).toBe(entry?.at);

    // Both copies are the same encrypted file, and nothing else is left.
    const [name = "", ...more] = await readdir(folder);
    expect(more).toEqual([]);
    expect(name).toMatch(/^site-.*\.tar\.age$/);
    const bytes = await readFile(join(folder, name));
    expect(bytes.length).toBe(entry?.bytes);
    const stored: Uint8Array[] = [];
    for await (const chunk of storage.read(name)) stored.push(chunk);
    expect(Buffer.concat(stored).equals(bytes)).toBe(true);
    expect((await listBackups(folder, storage))?.text.split("\n")).toEqual([
      expect.stringContaining(join(folder, name)),
      expect.stringMatching(`^s3:${name}  9\\.\\d MB$`),
    ]);

    const keyFile = join(await newFolder(), "key.txt");
    await writeFile(keyFile, `# kept elsewhere\n${keys.secretKey}\n`);
    const scratch = await newFolder();
    for (const from of engine === "sqlite" ? ["s3:latest", join(folder, name)] : ["s3:latest"]) {
      const target = await emptyDatabase("sqlite");
      onTestFinished(target.remove);
      const targetStore = openFolderStore(join(await newFolder(), "media"));
      const report = await withBackup(
        from,
        { storage, keyFile, environment: {}, scratch },
        async (backup) => {
          const restored = await restoreBackup(backup.path, {
            open: () => ({ database: connectDatabase(target.url), store: targetStore }),
            ...(backup.name && { name: backup.name }),
          });
          return restoreReport(restored, backup);
        },
      );
      expect(report).toMatch(new RegExp(`written with ${engine === "sqlite" ? "SQLite" : "PostgreSQL"}`));
      expect(report).toMatch(/\n {2}media +1\n/);
      expect(report).toContain("1 stored file, 9 MB.");
      expect(report).toContain("Not in any backup: sessions");
      expect((await allRows(target.url)).media).toEqual((await allRows(url)).media);
      expect(await allObjects(targetStore)).toEqual(await allObjects(store));
      expect(await readdir(scratch)).toEqual([]);
    }

    // The next one is not tried again within the week.
    lines.length = 0;
    await backUpInto(folder, plan);
    expect(lines).toEqual([]);
    expect(pings).toHaveLength(2);
  });

  test("says what is wrong with the storage, keeps the backup on the machine, and copies it later", async () => {
    let status = 507;
    const proxy = await startProxy(({ method, url = "" }, response) => {
      if (method !== "PUT" || !url.includes("partNumber=2") || status === 0) return false;
      response.writeHead(status).end("<Error><Code>StorageFull</Code></Error>");
      return true;
    });
    const prefix = newPrefix();
    const storage = storageAt(proxy.at(prefix));
    const { plan, last, folder } = await newSite({ storage });
    const { problem, uncopied } = await backUpInto(folder, plan);
    expect(problem).toBe("The backup is on this machine only: The storage at BACKUP_URL is full.");
    expect((await last()).last).toMatchObject({
      outcome: "incomplete",
      problem,
      copied_at: null,
      tried_at: null,
    });
    expect(await readdir(folder)).toHaveLength(1);
    // Nothing that looks like a backup is there, and the storage was asked to remove the parts.
    expect(await storage.list()).toEqual([]);
    expect(proxy.seen).toContainEqual(expect.stringMatching(/^DELETE .*\.tar\.age\?uploadId=\w+$/));
    // In a temporary folder, that is a failure.
    await expect(backUpInto(await newFolder(), plan, undefined, { isTemporary: true })).rejects.toThrow(
      "is full",
    );
    expect((await last()).last).toMatchObject({
      ...{ outcome: "failed", problem: "The storage at BACKUP_URL is full." },
    });
    status = 0;
    if (!uncopied) throw new Error("It was copied.");
    expect(await copyAgain(plan, uncopied, new AbortController().signal)).toBe(true);
    expect(await storage.list()).toHaveLength(1);
    expect((await last()).lastGood).toMatchObject({
      ...{ outcome: "done", problem: null, copied_at: expect.any(String) },
    });
  });

  test("a backup that fails its trial stays on the machine: it is neither copied nor reported as good", async () => {
    const { pings, pingUrl } = await startPingReceiver();
    const storage = storageAt(newPrefix());
    const retention = { newest: 1, days: 0, weeks: 0, months: 0 };
    const { database, plan, last, folder } = await newSite({ storage, pingUrl, retention });
    const old = `${newName(new Date(0))}.age`;
    await writeFile(join(folder, old), "age-encryption.org/v1\n");
    // No release has such a column, so the restore fails.
    await sql`alter table editions add column unknown text`.execute(database.db);
    const sentence = /^The backup could not be restored on trial: .*unknown/;
    for (const [into, options] of [
      [await newFolder(), { isTemporary: true }],
      [folder, undefined],
    ] as const) {
      await expect(backUpInto(into, plan, undefined, options)).rejects.toThrow(sentence);
      expect(await storage.list()).toEqual([]);
      expect(pings).toEqual([]);
      expect(await last()).toMatchObject({
        last: { outcome: "failed", bytes: null, problem: expect.stringMatching(sentence) },
        ...{ lastGood: undefined, lastCopied: undefined, lastTried: undefined },
      });
    }
    expect(await readdir(folder)).toEqual([old, expect.stringMatching(/\.tar\.age$/)]);

    await sql`alter table editions drop column unknown`.execute(database.db);
    await backUpInto(folder, plan);
    expect(await storage.list()).toHaveLength(1);
    expect(pings).toHaveLength(1);
    expect((await last()).lastCopied).toMatchObject({ outcome: "done", tried_at: expect.any(String) });
  });

  test("after a restart, a backup is made immediately if the newest one has no copy", async () => {
    let isDown = false;
    let holds = true;
    const uploads: string[] = [];
    const proxy = await startProxy(({ method, url = "" }, response) => {
      if (method === "POST" && url.endsWith("?uploads=")) uploads.push(url);
      if (method !== "PUT" || !(holds || isDown)) return false;
      if (isDown) response.writeHead(507).end("<Error><Code>StorageFull</Code></Error>");
      return true;
    });
    const address = proxy.at(newPrefix());
    const storage = storageAt(address);
    const { database, url, media, plan, last, folder } = await newSite({ storage });
    const { storage: _, ...withoutStorage } = plan;

    // Killed during the upload: the file is complete, but the history has no entry.
    const words = ["scripts/backup.ts", "--every", "day", folder];
    const killed = spawn(process.execPath, words, {
      env: {
        ...{ PATH: process.env.PATH, DATABASE_URL: url, MEDIA_FOLDER: media, SITE_URL: siteUrl },
        ...{ BACKUP_URL: address, BACKUP_KEY: keys.publicKey },
      },
      stdio: "ignore",
    });
    await expect.poll(() => proxy.seen.filter((line) => line.startsWith("PUT")).length).toBe(1);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    holds = false;
    expect(await readdir(folder)).toContainEqual(expect.stringMatching(/\.tar\.age$/));
    expect((await last()).last).toBeUndefined();

    // Nothing is due without a storage.
    const alone = startService(folder, withoutStorage);
    await expect.poll(alone.waits).toBeGreaterThan(0);
    await alone.end();
    expect(alone.lines).toEqual([]);

    // Names have whole seconds: a new backup within the same one would replace the file.
    const nameIsNew = async () => !(await readdir(folder)).includes(`${newName()}.age`);
    await expect.poll(nameIsNew).toBe(true);

    // One whose copy failed: the process tries again, the next one makes a new backup.
    isDown = true;
    const failing = startService(folder, plan, 10);
    await expect.poll(() => uploads.length).toBeGreaterThan(3);
    await failing.end();
    expect(failing.lines.filter((line) => line.includes('"Backed up"'))).toHaveLength(1);
    expect(await storage.list()).toEqual([]);
    isDown = false;
    const next = startService(folder, plan);
    await expect.poll(next.waits).toBeGreaterThan(0);
    await next.end();
    expect(next.lines.filter((line) => line.includes('"Backed up"'))).toHaveLength(1);
    expect(await storage.list()).toHaveLength(1);

    // It has its copy.
    uploads.length = 0;
    const idle = startService(folder, plan);
    await expect.poll(idle.waits).toBeGreaterThan(0);
    await idle.end();
    expect(idle.lines).toEqual([]);

    // The history cannot be read: one backup, although it cannot be recorded.
    await sql`alter table backups rename to unreadable`.execute(database.db);
    await expect.poll(nameIsNew).toBe(true);
    const unrecorded = startService(folder, plan, 10);
    // After the attempt, and after the pause before it would try again.
    await expect.poll(unrecorded.waits).toBeGreaterThan(1);
    await unrecorded.end();
    expect(uploads).toHaveLength(1);
  });

  test("the service copies a backup after the storage has recovered, and removes old copies", async () => {
    let isDown = true;
    const proxy = await startProxy(({ method, url = "" }, response) => {
      if (!isDown || method !== "PUT" || !url.includes("partNumber=2")) return false;
      response.writeHead(507).end("<Error><Code>StorageFull</Code></Error>");
      return true;
    });
    const { pings, pingUrl } = await startPingReceiver();
    const storage = storageAt(proxy.at(newPrefix()));
    const retention = { newest: 1, days: 0, weeks: 0, months: 0 };
    const { plan, last, folder } = await newSite({ storage, pingUrl, retention });
    const path = join(await newFolder(), "file");
    await writeFile(path, "encrypted");
    const old = `${newName(new Date(0))}.age`;
    await storage.upload(old, { path, bytes: 9, sha256: "s" });

    const service = startService(folder, plan, 10);
    await expect.poll(() => service.lines.some((line) => line.includes('"Backed up"'))).toBe(true);
    expect((await storage.list()).map(({ name }) => name)).toEqual([old]);
    expect(pings).toEqual([]);
    isDown = false;
    await expect.poll(() => service.lines.some((line) => line.includes("after all"))).toBe(true);
    await service.end();
    expect((await storage.list()).map(({ name }) => name)).toEqual(await readdir(folder));
    expect(pings).toEqual(["/secret"]);
    expect((await last()).lastCopied).toMatchObject({ outcome: "done", problem: null });
  });
});

const trouble: [string, string, (url: string) => string][] = [
  [
    "a missing bucket",
    "The bucket that BACKUP_URL names does not exist.",
    (url) => url.replace("/backups/", "/b/"),
  ],
  [
    "a wrong key",
    "The storage at BACKUP_URL refuses the key (InvalidAccessKeyId).",
    (url) => url.replace("S3RVER:", "X:"),
  ],
  [
    "a wrong secret",
    "The storage at BACKUP_URL refuses the key (SignatureDoesNotMatch).",
    (url) => url.replace(":S3RVER@", ":X@"),
  ],
  ["no storage", "The storage at BACKUP_URL does not answer.", (url) => url.replace(/:\d+\//, ":9/")],
];
test.each(trouble)("names %s", async (_, sentence, change) => {
  const path = join(await newFolder(), "file");
  await writeFile(path, "encrypted");
  const storage = storageAt(change(newPrefix()));
  const upload = storage.upload("site-2026-01-01T00-00-00Z.tar.age", { path, bytes: 9, sha256: "x" });
  await expect(upload).rejects.toThrow(sentence);
  await expect(storage.list()).rejects.toThrow(sentence);
});

test("a storage that accepts a request but never answers is given up", async () => {
  const proxy = await startProxy(() => true);
  await expect(storageAt(proxy.at(newPrefix()), newLog().log, 300).list()).rejects.toThrow("does not answer");
});

test("a download continues after breaks, and a changed object is noticed", async () => {
  let breaks = 0;
  const proxy = await startProxy(({ method, headers }, response) => {
    if (method !== "GET" || !headers.range || breaks >= 2) return false;
    breaks++;
    response.writeHead(206, { "content-length": 1000 });
    response.write(Buffer.alloc(100, "a"), () => response.destroy());
    return true;
  });
  const path = join(await newFolder(), "file");
  const bytes = Buffer.alloc(1000, "a");
  await writeFile(path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const storage = storageAt(proxy.at(newPrefix()));
  const name = "site-2026-01-01T00-00-00Z.tar.age";
  await storage.upload(name, { path, bytes: 1000, sha256 });
  await storage.verify(name, { path, bytes: 1000, sha256 });
  expect(breaks).toBe(2);

  const file = join(server.backupFolder, String(tests), `${name}._S3rver_object`);
  await writeFile(file, Buffer.alloc(1000, "b"));
  await expect(storage.verify(name, { path, bytes: 1000, sha256 })).rejects.toThrow(
    "is not the file that was uploaded",
  );
});

test("removes only its own old copies, and refuses an exchanged one", async () => {
  const prefix = newPrefix();
  const storage = storageAt(prefix);
  const other = openBackupStorage({
    url: prefix,
    siteUrl: "https://other.example",
    log: newLog().log,
    patience,
  });
  const folder = await newFolder();
  const path = join(folder, "file");
  await writeFile(path, "encrypted");
  const now = Date.now();
  const nameAt = (days: number) => `${newName(new Date(now - days * day))}.age`;
  // The last was made with a clock that was ahead, and counts on its own.
  for (const days of [900, 3, 2, -40]) await storage.upload(nameAt(days), { path, bytes: 9, sha256: "s" });
  await other.upload(nameAt(901), { path, bytes: 9, sha256: "s" });
  const mine = join(server.backupFolder, String(tests), "mine.txt._S3rver_object");
  await mkdir(join(server.backupFolder, String(tests)), { recursive: true });
  await writeFile(mine, "mine");

  const { database, url } = await siteOnSqlite();
  const { log } = newLog();
  const store = openFolderStore(join(folder, "media"));
  const retention = { newest: 2, days: 0, weeks: 0, months: 0 };
  const plan: BackupPlan = { site: { databaseUrl: url, store }, key, storage, retention, maxMonths: 24, log };
  const backups = await newFolder();
  await backUpInto(backups, plan);
  const [written = ""] = await readdir(backups);
  expect((await storage.list()).map(({ name }) => name)).toEqual([
    ...[nameAt(-40), written, nameAt(2), nameAt(901)],
  ]);
  expect(await readFile(mine, "utf8")).toBe("mine");
  await database.close();

  // The content of one backup under the name of another.
  const renamed = join(backups, nameAt(5));
  await writeFile(renamed, await readFile(join(backups, written)));
  const environment = { BACKUP_SECRET_KEY: keys.secretKey };
  const restore = (from: string, changes: Record<string, string> = environment) =>
    withBackup(
      from,
      { storage, keyFile: undefined, environment: changes, scratch: folder },
      ({ path, name }) =>
        restoreBackup(path, {
          open: () => {
            throw new Error("It was accepted.");
          },
          ...(name && { name }),
        }),
    );
  await expect(restore(join(backups, written))).rejects.toThrow("It was accepted.");
  await expect(restore(renamed)).rejects.toThrow("renamed or exchanged");
  await expect(restore("s3:latest", {})).rejects.toThrow("add --key FILE");
  await expect(restore("s3:latest", { BACKUP_SECRET_KEY: keys.publicKey })).rejects.toThrow(
    "no valid secret key",
  );
  const foreign = { BACKUP_SECRET_KEY: newKeyPair().secretKey };
  await expect(restore("s3:latest", foreign)).rejects.toThrow("not encrypted for this secret key");
  await expect(restore("s3:site.tar")).rejects.toThrow("There is no backup site.tar");
});

async function siteOnSqlite() {
  const { url, remove } = await emptyDatabase("sqlite");
  onTestFinished(remove);
  const database = connectDatabase(url);
  await prepareDatabase(database, { sampleContent: false });
  return { url, database };
}
