/** Backups in real S3-compatible storage on loopback: encrypted, copied, tried, kept, listed and restored. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
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

forEachDatabase((engine, open) => {
  async function newSite(about: Partial<BackupPlan> = {}) {
    const { database, url } = await open();
    const store = openFolderStore(join(await newFolder(), "media"));
    const edition = await editionsOf({ database }).create(actor, "news", { headline: "A report" });
    if ("outcome" in edition) throw new Error("refused");
    await addMedia(database, store, edition.id, 9_000_000);
    const { log, lines } = newLog();
    const site = { databaseUrl: url, store };
    const plan: BackupPlan = { site, key, retention: defaultRetention, maxMonths: 24, log, ...about };
    const last = () => backupsOf(database).last();
    return { database, url, store, plan, lines, last, folder: await newFolder() };
  }

  test("stores an encrypted copy, tries it, and restores it on another machine", async () => {
    const pings: (string | undefined)[] = [];
    const receiver = createServer((incoming, response) => {
      pings.push(incoming.url);
      response.end();
    }).listen(0, "127.0.0.1");
    await once(receiver, "listening");
    onTestFinished(() => void receiver.close());
    const pingUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/secret`;
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
  for (const days of [900, 3, 2]) await storage.upload(nameAt(days), { path, bytes: 9, sha256: "s" });
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
  expect((await storage.list()).slice(1).map(({ name }) => name)).toEqual([nameAt(2), nameAt(901)]);
  expect(await readFile(mine, "utf8")).toBe("mine");
  await database.close();

  // The content of one backup under the name of another.
  const [written = ""] = await readdir(backups);
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
