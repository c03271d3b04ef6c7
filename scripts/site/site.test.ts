/** The parts of `site` that need no systemd. `npm run test:install` tests the whole on a real one. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { backupProblems } from "./doctor.ts";
import { type Layout, layoutIn } from "./layout.ts";
import { installCaddyfile } from "./proxy.ts";
import {
  activatedReleases,
  carryOverFiles,
  currentRelease,
  markActivated,
  previousRelease,
  removeOldReleases,
  switchTo,
  unmarkActivated,
} from "./releases.ts";
import { readStatus } from "./reload.ts";
import { parseSettings } from "./settings-file.ts";
import { exclusively, SiteProblem } from "./system.ts";
import { installUnits, unitStates } from "./units.ts";

let root: string;
let layout: Layout;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "a site-"));
  layout = layoutIn(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text = ""): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const newRelease = (name: string) => dirname(write(join(layout.releases, name, "server.ts")));

/** A release that serves from this day of November on. */
function activate(name: string, day: number): string {
  const release = newRelease(name);
  switchTo(layout, release);
  markActivated(release, new Date(Date.UTC(2026, 10, day)));
  return release;
}

test("the link names the current release, and the one before it can be found", () => {
  expect(currentRelease(layout)).toBeUndefined();
  expect(previousRelease(layout)).toBeUndefined();
  // Names of the same day are in no order.
  const first = activate("2026-11-18-b", 1);
  const second = activate("2026-11-18-a", 2);
  expect(currentRelease(layout)).toBe(second);
  expect(readlinkSync(layout.current)).toBe("releases/2026-11-18-a");
  expect(previousRelease(layout)).toBe(first);
});

test("before a release whose upgrade was interrupted comes the newest that has served", () => {
  activate("first", 1);
  const second = activate("second", 2);
  switchTo(layout, newRelease("third"));
  expect(previousRelease(layout)).toBe(second);
});

test("a release that was left by going back is not gone back to", () => {
  const first = activate("first", 1);
  const bad = activate("bad", 2);
  switchTo(layout, first);
  unmarkActivated(bad);
  expect(previousRelease(layout)).toBeUndefined();
  activate("third", 3);
  expect(previousRelease(layout)).toBe(first);
});

test("the current release and the last three before it stay; older and unfinished ones go", () => {
  for (let day = 1; day <= 6; day++) activate(`release-${day}`, day);
  newRelease("2026-11-18-c.unfinished");
  expect(removeOldReleases(layout).sort()).toEqual(["2026-11-18-c.unfinished", "release-1", "release-2"]);
  expect(activatedReleases(layout).map(({ release }) => release.at(-1))).toEqual(["6", "5", "4", "3"]);
});

test("the release in which the supervisor was started stays, however many have followed", async () => {
  const [first = ""] = [1, 2, 3, 4, 5].map((day) => activate(`release-${day}`, day));
  const supervisor = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { cwd: first });
  onTestFinished(() => void supervisor.kill());
  write(layout.status, JSON.stringify({ pid: supervisor.pid, release: "release-5", workers: [] }));
  expect(removeOldReleases(layout)).toEqual([]);
  supervisor.kill();
  await once(supervisor, "exit");
  expect(removeOldReleases(layout)).toEqual(["release-1"]);
});

test("the next release also serves the assets of those before it, for 90 days", () => {
  const day = 24 * 3600 * 1000;
  const now = Date.now();
  const asset = (name: string) => `build/client/assets/${name}.js`;
  const built = (name: string, own: string) => {
    const release = newRelease(name);
    const files = [asset(own), "build/client/robots.txt"];
    write(join(release, "build/built-from.json"), JSON.stringify({ sources: "a", files }));
    for (const file of [...files, `${asset(own)}.br`]) write(join(release, file), name);
    return release;
  };
  const [first, second, third] = [
    built("first", "start-A"),
    built("second", "start-B"),
    built("third", "start-C"),
  ];
  write(join(first, asset("unknown")), "first");
  carryOverFiles(first, second, now - 80 * day);
  carryOverFiles(second, third, now);
  expect(readFileSync(join(second, `${asset("start-A")}.br`), "utf8")).toBe("first");
  expect(readFileSync(join(third, asset("start-A")), "utf8")).toBe("first");
  expect(readFileSync(join(third, asset("start-B")), "utf8")).toBe("second");
  expect(readFileSync(join(third, "build/client/robots.txt"), "utf8")).toBe("third");
  expect(existsSync(join(third, asset("unknown")))).toBe(false);
  const { earlier, sources } = JSON.parse(readFileSync(join(third, "build/built-from.json"), "utf8"));
  expect(sources).toBe("a");
  expect(Object.keys(earlier).sort()).toEqual([asset("start-A"), asset("start-B")]);

  const fourth = built("fourth", "start-D");
  carryOverFiles(third, fourth, now + 11 * day);
  expect(existsSync(join(fourth, asset("start-A")))).toBe(false);
  expect(existsSync(join(fourth, asset("start-B")))).toBe(true);
});

test("going back serves the assets of the newer release, too", () => {
  const [from, to] = [newRelease("newer"), newRelease("older")];
  const files = ["build/client/assets/start-N.js"];
  for (const release of [from, to]) write(join(release, "build/client/assets/start-N.js"), "newer");
  write(join(from, "build/built-from.json"), JSON.stringify({ sources: "n", files }));
  write(join(to, "build/built-from.json"), JSON.stringify({ sources: "o", files: [] }));
  carryOverFiles(from, to);
  carryOverFiles(from, to);
  expect(existsSync(join(to, files[0] ?? ""))).toBe(true);
});

test("units are installed and renewed, unless the operator has changed them", () => {
  const [old, next] = [newRelease("old"), newRelease("next")];
  for (const name of ["a.service", "b.socket"]) write(join(old, "deploy", name), "old");
  for (const name of ["a.service", "b.socket", "c.service"]) write(join(next, "deploy", name), "next");
  write(join(old, "deploy/Caddyfile"));
  expect(installUnits(layout, old)).toEqual(["a.service", "b.socket"]);
  expect(installUnits(layout, old)).toEqual([]);
  write(join(layout.units, "a.service"), "changed");
  expect(unitStates(layout, next, old)).toEqual([
    { name: "a.service", state: "changed by hand" },
    { name: "b.socket", state: "old" },
    { name: "c.service", state: "missing" },
  ]);
  expect(installUnits(layout, next, old)).toEqual(["b.socket", "c.service"]);
  expect(readFileSync(join(layout.units, "a.service"), "utf8")).toBe("changed");
});

test("an operator's own Caddyfile is not changed", () => {
  const release = newRelease("one");
  write(join(release, "deploy/Caddyfile"), "example.org {\n}\n");
  write(layout.caddyfile, "other.org {\n}\n");
  expect(installCaddyfile(layout, release, "site.test")).toContain("Add the sites");
  expect(readFileSync(layout.caddyfile, "utf8")).toBe("other.org {\n}\n");
  write(layout.caddyfile, "site.test {\n}\n");
  expect(installCaddyfile(layout, release, "site.test")).toBeUndefined();
});

test("settings are read as systemd reads them", () => {
  const text = `# A=1\n;B=2\nC=a#b "c"\nD="quoted = value"\n  E='f'\nEMPTY=\nnot a setting\n`;
  expect(parseSettings(text)).toEqual({ C: 'a#b "c"', D: "quoted = value", E: "f", EMPTY: "" });
});

test("doctor asks for the copies of backups where there should be any", () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const withCopies = { BACKUP_URL: "https://key:secret@storage.example.org/bucket" };
  const fresh = { lastBackup: daysAgo(1) };
  expect(backupProblems(fresh, {})).toEqual([]);
  expect(backupProblems({ lastBackup: daysAgo(3) }, {})[0]).toMatch(
    /^The last good one was made 3 days ago\./,
  );
  expect(backupProblems({}, {})[0]).toMatch(/^There is no good one yet\./);
  expect(backupProblems({ ...fresh, lastCopy: daysAgo(1) }, withCopies)).toEqual([]);
  expect(backupProblems({ ...fresh, lastCopy: daysAgo(3) }, withCopies)[0]).toMatch(
    /^The last copy at BACKUP_URL/,
  );
  expect(backupProblems(fresh, withCopies)[0]).toMatch(/^There is no copy at BACKUP_URL yet\./);
  // The database cannot be read: its own line says so.
  expect(backupProblems({ problem: "No database." }, {})).toEqual([]);
});

/** Not below the folder of this test: the name of a socket must be short. */
const lock = `site-test-${process.pid}`;

test("only one command runs at a time", async () => {
  await exclusively(lock, async () => {
    await expect(exclusively(lock, async () => {})).rejects.toBeInstanceOf(SiteProblem);
  });
  expect(await exclusively(lock, async () => "done")).toBe("done");
});

test("a killed command does not block the next", async () => {
  const system = JSON.stringify(pathToFileURL(join(import.meta.dirname, "system.ts")).href);
  const program = `import { exclusively } from ${system};
    await exclusively(process.argv[1], () => new Promise(() => { console.log("locked"); setInterval(() => {}, 1000); }));`;
  const args = ["--input-type=module", "--eval", program, lock];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  await expect(exclusively(lock, async () => {})).rejects.toBeInstanceOf(SiteProblem);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await exclusively(lock, async () => "done")).toBe("done");
});

test("a missing or damaged status file counts as none", () => {
  expect(readStatus(layout)).toBeUndefined();
  write(layout.status, "{");
  expect(readStatus(layout)).toBeUndefined();
  write(layout.status, JSON.stringify({ release: "one", workers: [] }));
  expect(readStatus(layout)?.release).toBe("one");
});
