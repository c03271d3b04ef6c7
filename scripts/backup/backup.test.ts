/** Runs the commands as an operator does, on a site with a large picture. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { getEventListeners, once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { backupsOf } from "../../server/backup/backup-history.ts";
import { newName } from "../../server/backup/backup-name.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import { openFolderStore } from "../../server/media/folder-store.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { createLog } from "../../server/process/log.ts";
import { allObjects, allRows, fillSite } from "../../tests/filled-site.ts";
import { parseBackupArguments } from "./backup-arguments.ts";
import { ownBackups } from "./backup-folder.ts";
import { backUpOnce } from "./run-backup.ts";
import { backUpEvery } from "./scheduled-backup.ts";

async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), "a site's backups "));
  const url = `file:${join(folder, "site.db")}`;
  const database = connectDatabase(url);
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  await prepareDatabase(database, { sampleContent: false });
  const store = openFolderStore(join(folder, "media"));
  await fillSite(database, store);
  await mkdir(join(folder, "backups"));
  return {
    folder,
    backups: join(folder, "backups"),
    url,
    database,
    store,
    parts: { databaseUrl: url, store },
  };
}

function start(script: string, words: string[], url: string, before: string[] = []) {
  const [program = "", ...rest] = [...before, process.execPath, `scripts/${script}.ts`, ...words];
  const child = spawn(program, rest, {
    env: { PATH: process.env.PATH, DATABASE_URL: url, LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
  const ended = once(child, "exit").then(async ([code]) => ({
    code,
    stdout: await stdout,
    stderr: await stderr,
  }));
  return { child, ended };
}

const run = (script: string, words: string[], url: string, before?: string[]) =>
  start(script, words, url, before).ended;

test("writes a backup, records it for the desk, and restores it into a new site", async () => {
  const { folder, backups, url, database, store } = await openSite();
  const path = join(backups, "site.tar");
  expect(await run("backup", [path], url)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("rows"),
  });
  expect((await backupsOf(database).last()).last).toMatchObject({
    ...{ outcome: "done", problem: null, bytes: statSync(path).size },
  });
  expect(await run("backup", [path], url)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("--replace"),
  });
  expect((await backupsOf(database).last()).last).toMatchObject({ outcome: "failed", bytes: null });
  expect((await backupsOf(database).last()).lastGood).toMatchObject({ outcome: "done" });

  const other = `file:${join(folder, "other", "site.db")}`;
  expect(await run("restore", [path], other)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("start the site"),
  });
  expect((await allRows(other)).editions).toEqual((await allRows(url)).editions);
  const restored = await allObjects(openFolderStore(join(folder, "other", "media")));
  expect(restored.size).toBe((await allObjects(store)).size - 1);
  expect(await run("restore", [path], other)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("not empty"),
  });
});

test("refuses invalid arguments", () => {
  const parsed = (words: string) => parseBackupArguments(words.split(" ").filter(Boolean));
  expect(parsed("a.tar")).toEqual({ act: "write", path: "a.tar", replace: false });
  expect(parsed("--replace a.tar")).toEqual({ act: "write", path: "a.tar", replace: true });
  expect(parsed("--every day a")).toEqual({ act: "repeat", every: "day", folder: "a" });
  expect(parsed("--every hour --keep 48 a")).toEqual({
    ...{ act: "repeat", every: "hour", keep: 48, folder: "a" },
  });
  expect(parsed("key")).toEqual({ act: "key" });
  expect(parsed("s3:")).toEqual({ act: "store" });
  expect(parsed("list")).toEqual({ act: "list" });
  expect(parsed("list a")).toEqual({ act: "list", folder: "a" });
  for (const words of [
    ...["", "a b", "--keep 3 a", "--every minute a", "--every day --keep 0 a", "--evry day a"],
    ...["key a", "list a b", "s3: a"],
  ])
    expect(parsed(words), words).toBeUndefined();
});

test.each([
  ["backup", ["a", "b"]],
  ["restore", []],
  ["content", ["export", "a", "--dry-run"]],
])("%s refuses the arguments %j, changes nothing and prints its help", async (script, words) => {
  const folder = await mkdtemp(join(tmpdir(), "words-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { code, stderr } = await run(script, words, `file:${join(folder, "site.db")}`);
  expect(code).toBe(2);
  expect(stderr).toContain(`npm run ${script} -- `);
  expect(await readdir(folder)).toEqual([]);
});

test("refuses to back up a site that does not exist, and does not create it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nothing-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = `file:${join(folder, "site.db")}`;
  const { code, stderr } = await run("backup", [join(folder, "site.tar")], url);
  expect(code).toBe(1);
  expect(stderr).toContain("which does not exist");
  expect(await readdir(folder)).toEqual([]);
});

if (process.platform === "linux")
  test("says that the disk is full, and leaves no file", async () => {
    const { backups, url } = await openSite();
    // To a process with a limit on the size of files, the disk seems full.
    const limited = ["prlimit", "--fsize=400000:unlimited"];
    const { code, stderr } = await run("backup", [join(backups, "site.tar")], url, limited);
    expect(code).toBe(1);
    expect(stderr).toContain("There is no room left");
    expect(await readdir(backups)).toEqual([]);
  });

test("a killed backup leaves only an unfinished file, and the site refuses to start after a killed restore", async () => {
  const { folder, backups, url, store, parts } = await openSite();
  for (let number = 0; number < 40; number++)
    await store.put(`${String(number).padStart(20, "0")}/c/x`, randomBytes(2_000_000), "");
  const path = join(backups, "site.tar");
  const backup = start("backup", [path], url);
  await expect
    .poll(() => statSync(`${path}.unfinished`, { throwIfNoEntry: false })?.size ?? 0)
    .toBeGreaterThan(1e6);
  backup.child.kill("SIGKILL");
  await backup.ended;
  expect(existsSync(path)).toBe(false);
  await backUpOnce(path, parts);
  expect(await readdir(backups)).toEqual(["site.tar"]);

  const other = `file:${join(folder, "other", "site.db")}`;
  const media = openFolderStore(join(folder, "other", "media"));
  const restore = start("restore", [path], other);
  await expect.poll(async () => (await allObjects(media)).size).toBeGreaterThan(0);
  restore.child.kill("SIGKILL");
  await restore.ended;
  const database = connectDatabase(other);
  onTestFinished(() => database.close());
  await expect(prepareDatabase(database, { sampleContent: true })).rejects.toThrow("restore did not finish");
  expect((await run("restore", [path], other)).code).toBe(0);
  expect((await allRows(other)).news).toEqual((await allRows(url)).news);
});

test("backs up immediately and when the newest backup is a day old, keeps the newest, and touches no other file", async () => {
  const { backups, parts, database } = await openSite();
  const hour = 60 * 60_000;
  const now = Date.now();
  const ago = (hours: number) => join(backups, newName(new Date(now - hours * hour)));
  const mine = join(backups, "site-2020.tar");
  await writeFile(mine, "mine");
  await writeFile(ago(500), "cut short");
  const leftover = `${ago(25)}.unfinished`;
  await writeFile(leftover, "half");
  await utimes(leftover, new Date(0), new Date(0));
  const running = `${ago(24)}.unfinished`;
  await writeFile(running, "half");

  const begin = (site = parts) => {
    const stop = new AbortController();
    const lines: string[] = [];
    const log = createLog("info", (line) => lines.push(line));
    const plan = { site, log, retention: { newest: 2, days: 0, weeks: 0, months: 0 }, maxMonths: 24 };
    const done = backUpEvery({ every: "day", folder: backups }, plan, stop.signal);
    const isWaiting = () => getEventListeners(stop.signal, "abort").length > 0;
    const end = async () => {
      stop.abort();
      await done;
    };
    return { lines, isWaiting, end };
  };
  const first = begin();
  await expect.poll(() => first.lines.length).toBe(2);
  await first.end();
  const [newest] = await ownBackups(backups);
  expect(first.lines).toEqual([
    expect.stringMatching(/"message":"Restored the backup on trial".*"rows":\d+/),
    expect.stringContaining('"message":"Backed up"'),
  ]);
  expect((await backupsOf(database).last()).lastTried?.tried_at).toBeTruthy();
  expect(existsSync(leftover)).toBe(false);
  expect(existsSync(running)).toBe(true);

  // After a failed backup, both old ones stay.
  await copyFile(newest?.path ?? "", ago(49));
  await copyFile(newest?.path ?? "", ago(73));
  await rm(newest?.path ?? "");
  const broken = { ...parts, databaseUrl: `file:${join(backups, "..", "nowhere.db")}` };
  const failing = begin(broken);
  await expect.poll(() => failing.lines.length).toBeGreaterThan(0);
  await failing.end();
  expect(failing.lines[0]).toContain("which does not exist");
  expect(await ownBackups(backups)).toHaveLength(2);

  const next = begin();
  await expect.poll(() => next.lines.length).toBe(2);
  await next.end();
  expect((await ownBackups(backups)).map(({ path }) => path)).toEqual([expect.any(String), ago(49)]);
  expect(await readFile(mine, "utf8")).toBe("mine");
  expect(await readFile(ago(500), "utf8")).toBe("cut short");
  expect((await backupsOf(database).last()).last?.outcome).toBe("done");

  // A restart makes no extra backup.
  const again = begin();
  await expect.poll(again.isWaiting).toBe(true);
  await again.end();
  expect(again.lines).toEqual([]);
});

test("backs up again when a clock that was ahead is set back", async () => {
  const { backups, parts } = await openSite();
  const now = Date.now();
  const year = 366 * 24 * 60 * 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now: now + year });
  const stop = new AbortController();
  onTestFinished(() => {
    stop.abort();
    vi.useRealTimers();
  });
  let count = 0;
  const log = createLog("info", (line) => {
    if (!line.includes('"Backed up"')) return;
    vi.setSystemTime(now);
    count++;
  });
  const retention = { newest: 1, days: 0, weeks: 0, months: 0 };
  const plan = { site: parts, log, retention, maxMonths: 24 };
  const done = backUpEvery({ every: "day", folder: backups, retryPause: 10 }, plan, stop.signal);
  await expect.poll(() => count).toBe(2);
  stop.abort();
  await done;
  // The second is as new as can be, and not deleted although the first has a later name.
  expect(await readdir(backups)).toEqual([newName(new Date(now)), newName(new Date(now + year))]);
});
