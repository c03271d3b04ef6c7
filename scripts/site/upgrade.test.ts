/**
 * Upgrades with real releases, git and a real supervisor. This test stands in for systemd, which has to be the first
 * process of a machine: it starts the service as the installed unit says. `npm run test:install` uses the real one.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rootFolder } from "../../root-folder.ts";
import { smallWorker } from "../../tests/small-release.ts";
import { freePort } from "../free-port.ts";
import { type Layout, layoutIn, serviceName } from "./layout.ts";
import { keepRepository, prepareFromGit } from "./prepare-release.ts";
import { currentRelease, isActivated, markActivated, switchTo } from "./releases.ts";
import { readStatus } from "./reload.ts";
import { installUnits } from "./units.ts";

let root: string;
let layout: Layout;
let port: number;
/** The service that systemd runs. */
let service: ChildProcess | undefined;
/** What systemd says of its socket, if the test has one. */
let socket: string | undefined;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "an upgrade "));
  layout = layoutIn(root);
  port = await freePort();
  socket = undefined;
  closing.push(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(layout.systemd, { recursive: true });
  write(layout.settings, `HOST=127.0.0.1\nPORT=${port}\nSITE_URL=https://site.test\nWORKERS=1\n`);
  mkdirSync(dirname(layout.status), { recursive: true });
  await standInForSystemd();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function write(path: string, content = "", mode = 0o644): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  chmodSync(path, mode);
  return path;
}

const unit = (environment = "") => `[Service]\nExecStart=node server.ts\n${environment}`;

/** A release that is built: what an upgrade needs of it, with a small program as the worker. */
function writeRelease(
  folder: string,
  { worker = smallWorker("ok"), unitText = unit(), server = `import ${importable("server.ts")};` } = {},
): string {
  const files = {
    "package.json": '{ "type": "module" }',
    "server.ts": server,
    "build/built-from.json": '{ "sources": "known", "files": [] }',
    "node_modules/.package-lock.json": "{}",
    [`deploy/${serviceName}.service`]: unitText,
    "server/worker.ts": worker,
    "scripts/process-options.mjs": "export const nodeFlags = []; export const processEnvironment = {};",
    // Only backups are asked for.
    "scripts/boot.mjs": `import { writeFileSync } from "node:fs"; writeFileSync(process.argv[3], "");`,
  };
  for (const [path, content] of Object.entries(files)) write(join(folder, path), content);
  return folder;
}

const importable = (path: string) => JSON.stringify(pathToFileURL(join(rootFolder, path)).href);

async function standInForSystemd(): Promise<void> {
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify(await systemctl(JSON.parse(await text(request)))));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close(), stopService);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const program = write(
    join(root, "systemctl.mjs"),
    `const asked = await fetch("${address}", { method: "POST", body: JSON.stringify(process.argv.slice(2)) });
    const { says = "", problem } = await asked.json();
    console.log(says);
    if (problem) console.error(problem);
    process.exitCode = problem ? 1 : 0;`,
  );
  write(join(root, "bin/systemctl"), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, 0o755);
  // The user of the site is the one of this test.
  write(
    join(root, "bin/id"),
    `#!/bin/sh\n[ "$1" = -u ] && echo ${process.getuid?.()} || echo ${process.getgid?.()}\n`,
    0o755,
  );
}

type Answer = { says?: string | undefined; problem?: string | undefined };

async function systemctl([command, ...units]: string[]): Promise<Answer> {
  if (command === "show") return { says: socket };
  if (!units.includes(serviceName)) return {};
  if (command === "is-active") return { problem: service ? undefined : "inactive" };
  if (command === "reload") service?.kill("SIGHUP");
  if (command === "stop" || command === "restart") await stopService();
  return { problem: command === "restart" || command === "start" ? await startService() : undefined };
}

async function startService(): Promise<string | undefined> {
  if (service) return undefined;
  const unitText = readFileSync(join(layout.units, `${serviceName}.service`), "utf8");
  const child = spawn(process.execPath, ["server.ts"], {
    cwd: layout.current,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...{ PATH: process.env.PATH, NODE_NO_WARNINGS: "1", LOG_LEVEL: "silent" },
      ...{ RELEASE_LINK: layout.current, STATUS_FILE: layout.status },
      ...Object.fromEntries(
        readFileSync(layout.settings, "utf8")
          .trim()
          .split("\n")
          .map((line) => line.split("=")),
      ),
      ...Object.fromEntries([...unitText.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, ...pair]) => pair)),
    },
  });
  service = child;
  child.once("exit", () => {
    service = undefined;
    // It is in the service's RuntimeDirectory.
    rmSync(layout.status, { force: true });
  });
  while (service && !readStatus(layout)) await pause(20);
  return service ? undefined : `Job for ${serviceName}.service failed.`;
}

async function stopService(): Promise<void> {
  if (!service) return;
  service.kill("SIGTERM");
  await once(service, "exit");
}

/** Installed from a folder, and running. */
async function installed(parts: Parameters<typeof writeRelease>[1] = {}): Promise<string> {
  const release = writeRelease(join(layout.releases, "2026-11-01-first"), parts);
  switchTo(layout, release);
  markActivated(release);
  installUnits(layout, release);
  await startService();
  return release;
}

/** `site upgrade` or `site rollback`, as a process of its own. */
function site(command: "upgrade" | "rollback", ...args: string[]) {
  const program = write(
    join(root, "site.ts"),
    `import { layoutIn } from ${importable("scripts/site/layout.ts")};
    import * as commands from ${importable("scripts/site/upgrade.ts")};
    const [root, command, ...args] = process.argv.slice(2);
    await commands[command](layoutIn(root), ...args).catch((error) => {
      console.log(error.message);
      process.exitCode = 1;
    });`,
  );
  const child = spawn(process.execPath, [program, root, command, ...args], {
    env: { ...process.env, PATH: `${join(root, "bin")}:${process.env.PATH}`, NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
    // In a process group of its own.
    detached: true,
  });
  const output = text(child.stdout).catch(() => "");
  const result = once(child, "close").then(async ([code, signal]) => ({ code, signal, text: await output }));
  return { child, result };
}

/** On a connection of its own: one that stays open leads to a worker that is being replaced. */
async function served(): Promise<string> {
  const [response] = await once(get({ host: "127.0.0.1", port, agent: false }), "response");
  return text(response);
}
const unitInstalled = () => readFileSync(join(layout.units, `${serviceName}.service`), "utf8");

test("an upgrade runs the next release, and a rollback the one before", async () => {
  const first = await installed();
  const next = writeRelease(join(root, "next"), { worker: smallWorker("next") });
  expect(await site("upgrade", next).result).toMatchObject({ code: 0 });
  expect(await served()).toMatch(/^next /);
  expect(readdirSync(join(layout.backups, "before-upgrades"))).toHaveLength(1);
  expect((await site("upgrade", next).result).text).toMatch("runs already");
  expect(await site("rollback").result).toMatchObject({ code: 0 });
  expect(await served()).toMatch(/^ok /);
  expect(currentRelease(layout)).toBe(first);
  expect(await site("rollback").result).toMatchObject({ code: 1 });
});

/** An upgrade in which the link has been switched, but the worker does the rest only when `finish` is called. */
async function halfReplaced(rest = "") {
  const gate = join(root, "gate");
  const before = `await fileExists(${JSON.stringify(gate)}); ${rest}`;
  const folder = writeRelease(join(root, "next"), { worker: smallWorker("next", { before }) });
  const upgrade = site("upgrade", folder);
  await expect.poll(() => readStatus(layout)?.reload?.outcome).toBe("running");
  const finish = () => {
    writeFileSync(gate, "");
    return upgrade.result;
  };
  return { folder, child: upgrade.child, finish };
}

/** Returns the folder of the release. */
async function killedUpgrade(rest = ""): Promise<string> {
  const { folder, child, finish } = await halfReplaced(rest);
  child.kill("SIGKILL");
  await finish();
  return folder;
}

test("Ctrl-C does not interrupt a replacement", async () => {
  await installed();
  const { child, finish } = await halfReplaced();
  // A terminal sends it to the whole group.
  process.kill(-(child.pid ?? 0), "SIGINT");
  const { code, text } = await finish();
  expect(text).toMatch("cannot be interrupted");
  expect(code).toBe(0);
  expect(await served()).toMatch(/^next /);
  expect(isActivated(currentRelease(layout) ?? "")).toBe(true);
});

test("a lost connection does not interrupt a replacement", async () => {
  await installed();
  const { child, finish } = await halfReplaced();
  child.stdout.destroy();
  process.kill(-(child.pid ?? 0), "SIGHUP");
  expect(await finish()).toMatchObject({ code: 0 });
  expect(isActivated(currentRelease(layout) ?? "")).toBe(true);
});

test("after a killed upgrade, the next one finishes it", async () => {
  await installed();
  const next = await killedUpgrade();
  const { code, text } = await site("upgrade", next).result;
  expect(text).toMatch("was interrupted");
  expect(text).not.toMatch("runs already");
  expect(code).toBe(0);
  expect(await served()).toMatch(/^next /);
  expect(isActivated(currentRelease(layout) ?? "")).toBe(true);
});

test("after a killed upgrade, a rollback goes back to the release before it, and not further", async () => {
  const first = await installed();
  await killedUpgrade();
  expect((await site("rollback").result).text).toMatch("runs 2026-11-01-first again");
  expect(currentRelease(layout)).toBe(first);
  expect(await served()).toMatch(/^ok /);
});

test("after a killed upgrade, a broken release is taken back to the last one that served", async () => {
  const first = await installed();
  const broken = await killedUpgrade("process.exit(1);");
  expect(await site("upgrade", broken).result).toMatchObject({ code: 1 });
  expect(currentRelease(layout)).toBe(first);
  expect(await served()).toMatch(/^ok /);
});

test("a unit with which the next release cannot start is taken back with it", async () => {
  const first = await installed();
  const unitText = unit("Environment=WORKERS=many\n");
  const { code, text } = await site("upgrade", writeRelease(join(root, "next"), { unitText })).result;
  expect(text).toMatch(/did not start, so 2026-11-01-first runs on/);
  expect(code).toBe(1);
  expect(currentRelease(layout)).toBe(first);
  expect(unitInstalled()).toBe(unit());
  expect(await served()).toMatch(/^ok /);
});

test("a supervisor that does not start is taken back, too", async () => {
  const first = await installed();
  const next = writeRelease(join(root, "next"), {
    unitText: unit("# changed\n"),
    server: "process.exit(1);",
  });
  expect(await site("upgrade", next).result).toMatchObject({ code: 1 });
  expect(currentRelease(layout)).toBe(first);
  expect(await served()).toMatch(/^ok /);
});

test("a rollback brings its units back before it starts a service that is down", async () => {
  const first = await installed();
  await stopService();
  const unitText = unit("Environment=WORKERS=many\n");
  const broken = writeRelease(join(layout.releases, "2026-11-02-broken"), { unitText });
  switchTo(layout, broken);
  markActivated(broken);
  write(join(layout.units, `${serviceName}.service`), unitText);
  expect((await site("rollback").result).text).toMatch("runs 2026-11-01-first again");
  expect(currentRelease(layout)).toBe(first);
  expect(await served()).toMatch(/^ok /);
});

test("a release that the supervisor cannot read is taken back as soon as it says so", async () => {
  const first = await installed();
  const broken = writeRelease(join(root, "broken"));
  rmSync(join(broken, "scripts/process-options.mjs"));
  const { code, text } = await site("upgrade", broken).result;
  expect(text).toMatch(/so 2026-11-01-first runs on/);
  expect(code).toBe(1);
  expect(currentRelease(layout)).toBe(first);
});

test("a release that cannot be prepared leaves nothing behind, not even that of a killed command", async () => {
  const first = await installed();
  mkdirSync(join(layout.releases, "2026-10-31-killed.unfinished"));
  const next = writeRelease(join(root, "next"));
  rmSync(join(next, "build"), { recursive: true });
  write(join(next, "scripts/boot.mjs"), "process.exit(1);");
  expect((await site("upgrade", next).result).text).toMatch("build.ts failed");
  expect(readdirSync(layout.releases)).toEqual([basename(first)]);
});

test("the site is asked where the socket listens, whatever PORT says", async () => {
  write(layout.settings, readFileSync(layout.settings, "utf8").replace(/PORT=.*/, "PORT=1"));
  const unitText = unit(`Environment=PORT=${port}\n`);
  const first = await installed({ unitText });
  socket = `Listen=127.0.0.1:${port} (Stream)`;
  const next = writeRelease(join(root, "next"), { unitText, worker: smallWorker("next") });
  expect(await site("upgrade", next).result).toMatchObject({ code: 0 });
  expect(await served()).toMatch(/^next /);
  expect(currentRelease(layout)).not.toBe(first);
});

/** From a checkout of the tag v1.0. Returns git in the repository from which the checkout was cloned. */
async function installedFromGit() {
  const [origin, checkout] = [join(root, "origin"), join(root, "checkout")];
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", origin, "-c", "user.name=A", "-c", "user.email=a@site.test", ...args]);
  const commit = (name: string) => {
    writeRelease(origin, { worker: smallWorker(name) });
    git("add", "--all", "--force");
    git("commit", "--quiet", "--message", name);
  };
  mkdirSync(origin);
  git("init", "--quiet", "--initial-branch=main");
  commit("tagged");
  git("tag", "v1.0");
  execFileSync("git", [
    "-c",
    "advice.detachedHead=false",
    "clone",
    "--quiet",
    "--branch=v1.0",
    origin,
    checkout,
  ]);
  keepRepository(layout, checkout);
  const release = prepareFromGit(layout, "v1.0");
  switchTo(layout, release);
  markActivated(release);
  installUnits(layout, release);
  await startService();
  return { git, commit };
}

test("a site that was installed from a tag is upgraded to the newest commit", async () => {
  const { commit } = await installedFromGit();
  expect((await site("upgrade").result).text).toMatch("runs already");
  commit("newer");
  expect(await site("upgrade").result).toMatchObject({ code: 0 });
  expect(await served()).toMatch(/^newer /);
});

test("an upgrade follows the main branch when it gets another name, and asks for one if there is none", async () => {
  const { git, commit } = await installedFromGit();
  git("branch", "--move", "main", "trunk");
  commit("newer");
  expect(await site("upgrade").result).toMatchObject({ code: 0 });
  expect(await served()).toMatch(/^newer /);
  git("symbolic-ref", "HEAD", "refs/heads/gone");
  const { code, text } = await site("upgrade").result;
  expect(text).toMatch("Name it: site upgrade BRANCH");
  expect(code).toBe(1);
  expect((await site("upgrade", "trunk").result).text).toMatch("runs already");
});
