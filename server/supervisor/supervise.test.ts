/** A real supervisor with real processes. */
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { addRelease, smallWorker } from "../../tests/small-release.ts";
import { createLog } from "../process/log.ts";
import { supervisorLimits } from "./limits.ts";
import { findRelease } from "./release.ts";
import { type Supervisor, supervise } from "./supervise.ts";
import { startWorker } from "./worker.ts";

const all = mkdtempSync(join(tmpdir(), "supervisor "));
afterAll(() => rmSync(all, { recursive: true, force: true }));

let folder: string;
let link: string;
let logged: { message: string; [field: string]: unknown }[];
const running: Supervisor[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(all, "releases "));
  link = join(folder, "current");
  logged = [];
});
afterEach(() => Promise.all(running.splice(0).map((supervisor) => supervisor.stop())));

const release = (name: string, program?: string) => addRelease(folder, name, program);

const fast = { ready: 60_000, silent: 1000, firstPause: 1, longestPause: 8, notReadyFor: 0 };

/** `limits` is completed, so that a test can change one later. */
async function open(workers: number, limits: Partial<typeof supervisorLimits> = {}) {
  const settings = { host: "127.0.0.1", port: 0, siteUrl: "http://localhost", workers };
  const supervisor = await supervise({
    settings: { ...settings, releaseLink: link, statusFile: join(folder, "status.json") },
    log: createLog("info", (line) => logged.push(JSON.parse(line))),
    environment: {},
    limits: Object.assign(limits, { ...supervisorLimits, ...fast, ...limits }),
  });
  running.push(supervisor);
  return supervisor;
}

const status = () => JSON.parse(readFileSync(join(folder, "status.json"), "utf8"));

/** On a connection of its own. */
async function ask({ port }: Supervisor, path = "/"): Promise<string> {
  const [response] = await once(get({ port, path, host: "127.0.0.1", agent: false }), "response");
  return text(response);
}

/** Blocks the event loop of one worker for good. Resolves when it is blocked. */
async function block(supervisor: Supervisor) {
  const file = join(folder, "blocked");
  const answer = ask(supervisor, encodeURI(`/stop${file}`)).catch(() => "lost");
  await expect.poll(() => existsSync(file)).toBe(true);
  return { answer };
}

const answersOf = (supervisor: Supervisor, count: number) =>
  Promise.all(Array.from({ length: count }, () => ask(supervisor)));

test("connections wait until a worker is ready, and spread over all workers", async () => {
  const gate = join(folder, "gate");
  release("first", smallWorker("first", { before: `await fileExists(${JSON.stringify(gate)});` }));
  const supervisor = await open(2);
  const early = answersOf(supervisor, 5);
  const started = supervisor.start();
  writeFileSync(gate, "");
  expect((await early).every((answer) => answer.startsWith("first "))).toBe(true);
  await started;
  const answers: string[] = [];
  while (answers.length < 20) answers.push(await ask(supervisor));
  const pids = status().workers.map(({ pid }: { pid: number }) => pid);
  expect(pids.length).toBe(2);
  for (const pid of pids) expect(answers.filter((answer) => answer === `first ${pid}`).length).toBe(10);
});

test("beyond the limit, a connection that would wait is closed", async () => {
  release("first");
  const supervisor = await open(1, { maxWaiting: 3 });
  const sockets: Socket[] = [];
  for (let index = 0; index < 4; index++) {
    const socket = connect(supervisor.port, "127.0.0.1").on("error", () => {});
    sockets.push(socket.resume());
    await once(socket, "connect");
  }
  await once(sockets[3] as Socket, "close");
  expect(sockets.slice(0, 3).every((socket) => !socket.destroyed)).toBe(true);
  await supervisor.start();
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => ask(supervisor)).toMatch(/^first /);
});

test("a crashed worker is replaced, while the other one serves", async () => {
  release("first");
  const supervisor = await open(2);
  await supervisor.start();
  const before = status().workers.map(({ pid }: { pid: number }) => pid);
  process.kill(before[0], "SIGKILL");
  const pids = () => new Set(status().workers.map(({ pid }: { pid: number }) => pid));
  await expect.poll(() => pids().has(before[0])).toBe(false);
  expect(await ask(supervisor)).toMatch(/^first /);
  await expect.poll(() => pids().size).toBe(2);
  expect(pids().has(before[1])).toBe(true);
});

test("the first worker is replaced if it crashes while the others start", async () => {
  const gate = join(folder, "gate");
  const before = `if (process.env.WORKER_NUMBER === "1") await fileExists(${JSON.stringify(gate)});`;
  release("first", smallWorker("first", { before }));
  const supervisor = await open(2);
  const started = supervisor.start();
  const [, pid] = (await ask(supervisor)).split(" ");
  process.kill(Number(pid), "SIGKILL");
  await expect.poll(() => ask(supervisor).catch(() => "lost")).toMatch(new RegExp(`^first (?!${pid}$)`));
  writeFileSync(gate, "");
  await started;
  const states = () => status().workers.map(({ state }: { state: string }) => state);
  await expect.poll(states).toEqual(["ready", "ready"]);
});

test("a worker whose event loop is blocked is killed, and the connections it did not take are served by others", async () => {
  release("first");
  const supervisor = await open(1);
  await supervisor.start();
  const blocked = await block(supervisor);
  const later = answersOf(supervisor, 3);
  expect(await blocked.answer).toBe("lost");
  expect((await later).every((answer) => answer.startsWith("first "))).toBe(true);
  expect(logged.map(({ message }) => message)).toContain("A worker does not answer, and is killed");
});

test("a worker that lost its channel but has not ended gets no connections", async () => {
  const disconnect = `process.removeAllListeners("disconnect"); process.disconnect(); setInterval(() => {}, 1000);`;
  const broken = `if (process.env.WORKER_NUMBER === "0") { ${disconnect} }`;
  release("first", smallWorker("first", { after: broken }));
  const environment = { WORKER_NUMBER: "0" };
  const alone = startWorker({ release: await findRelease(link), environment, returned: () => {} });
  onTestFinished(() => void alone.kill());
  await alone.ready;
  await expect.poll(alone.state).toBe("draining");

  const supervisor = await open(2);
  await supervisor.start();
  const answers = await answersOf(supervisor, 20);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^first /);
});

test.each([
  ["is missing", () => {}],
  // Node throws this error; the other one is an event.
  ["is a file", (path: string) => writeFileSync(path, "")],
])(
  "while the folder of the release %s, no worker can be started, and the other one serves",
  async (_, put) => {
    release("first");
    const supervisor = await open(2);
    await supervisor.start();
    const [path, away] = [join(folder, "first"), join(folder, "away")];
    renameSync(path, away);
    put(path);
    process.kill(status().workers[0].pid, "SIGKILL");
    const failures = () => logged.filter(({ how }) => String(how).startsWith("could not be started (spawn "));
    await expect.poll(() => failures().length).toBeGreaterThan(1);
    expect(await ask(supervisor)).toMatch(/^first /);
    rmSync(path, { force: true });
    renameSync(away, path);
    const states = () => status().workers.map(({ state }: { state: string }) => state);
    await expect.poll(states).toEqual(["ready", "ready"]);
  },
);

test("workers that crash in a row are restarted after growing pauses", async () => {
  release("first", smallWorker("first", { after: "setTimeout(() => process.exit(3), 200);" }));
  const supervisor = await open(1);
  await supervisor.start();
  const pauses = () => logged.filter(({ pause }) => pause !== undefined).map(({ pause }) => pause);
  await expect.poll(() => pauses().length).toBeGreaterThan(4);
  expect(pauses().slice(0, 5)).toEqual([1, 2, 4, 8, 8]);
});

test("the first start fails if a worker does, and says how it ended", async () => {
  release("first", smallWorker("first", { before: "process.exit(3);" }));
  const supervisor = await open(2);
  await expect(supervisor.start()).rejects.toThrow("The worker did not become ready: it exited with code 3.");
});

test("a reload starts the release that the link names now, and lets the old workers finish", async () => {
  release("first");
  const supervisor = await open(2);
  await supervisor.start();
  const gate = join(folder, "gate");
  const [held] = await once(
    get({ port: supervisor.port, path: encodeURI(`/wait${gate}`), host: "127.0.0.1", agent: false }),
    "response",
  );
  release("second");
  await supervisor.reload();
  expect(await ask(supervisor)).toMatch(/^second /);
  expect(status()).toMatchObject({ release: "second", reload: { release: "second", outcome: "done" } });
  writeFileSync(gate, "");
  expect(await text(held)).toMatch(/^first /);
  const releases = () => status().workers.map((one: { release: string }) => one.release);
  await expect.poll(releases).toEqual(["second", "second"]);
});

test.each([
  ["ends before it is ready", { before: "process.exit(1);" }, {}, "exited with code 1"],
  ["is not ready in time", { before: "await new Promise(() => {});" }, { ready: 1500 }, "not ready within"],
  ["cannot do its work", { ready: 'false, reason: "Home fails."' }, {}, "Home fails."],
  ["does not say why it cannot", { ready: "false" }, {}, "reports that it is not healthy"],
])("a release that %s is taken back", async (_, parts, limits, reason) => {
  release("first");
  const supervisor = await open(2, limits);
  await supervisor.start();
  release("broken", smallWorker("broken", parts));
  await supervisor.reload();
  expect(await ask(supervisor)).toMatch(/^first /);
  expect(status()).toMatchObject({ release: "first", reload: { release: "broken", outcome: "taken back" } });
  expect(status().reload.reason).toContain(reason);
  await expect.poll(() => status().workers.length).toBe(2);
  Object.assign(limits, { ready: fast.ready });
  release("repaired");
  await supervisor.reload();
  expect(await ask(supervisor)).toMatch(/^repaired /);
});

test("a reload without a release says why, and when", async () => {
  release("first");
  const supervisor = await open(1);
  await supervisor.start();
  release("second");
  await supervisor.reload();
  rmSync(link);
  const begin = Date.now();
  await supervisor.reload();
  expect(status()).toMatchObject({ release: "second", reload: { release: "", outcome: "taken back" } });
  expect(status().reload.reason).toContain("ENOENT");
  expect(Date.parse(status().reload.at)).toBeGreaterThanOrEqual(begin);
  expect(await ask(supervisor)).toMatch(/^second /);
});

test("a worker that does not stop is killed, and the port is closed", async () => {
  release("first");
  const supervisor = await open(1, { stop: 300 });
  await supervisor.start();
  const blocked = await block(supervisor);
  await supervisor.stop();
  expect(await blocked.answer).toBe("lost");
  await expect(ask(supervisor)).rejects.toThrow("ECONNREFUSED");
});
