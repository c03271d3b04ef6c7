/** The supervisor as systemd runs it: with a socket that outlives it. A shell takes the place of systemd. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { addRelease, smallWorker } from "../../tests/small-release.ts";

const all = mkdtempSync(join(tmpdir(), "systemd "));
afterAll(() => rmSync(all, { recursive: true, force: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(all, "site "));
});

/** A file of lines to which a program adds. */
const linesOf = (name: string) => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(0, -1) : [];
};
const status = () => JSON.parse(readFileSync(join(folder, "status.json"), "utf8"));

/** Only this process may use the sockets. */
const withSockets = `LISTEN_PID=$$ exec "$@"`;
const keepRestarting = `while true; do sh -c '${withSockets}' sh "$@"; done`;

/** The service starts again when it ends. Returns the port. */
async function startService(workers: number): Promise<number> {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >>"${join(folder, "told")}"\n`);
  chmodSync(join(folder, "systemd-notify"), 0o755);
  const shell = spawn("sh", ["-c", keepRestarting, "sh", process.execPath, "server.ts"], {
    detached: true,
    stdio: ["ignore", "pipe", "ignore", (socket as unknown as { _handle: { fd: number } })._handle.fd],
    env: {
      ...{ PATH: `${folder}:${process.env.PATH}`, LOG_LEVEL: "silent", WORKERS: String(workers) },
      ...{ RELEASE_LINK: join(folder, "current"), STATUS_FILE: join(folder, "status.json") },
      ...{ LISTEN_FDS: "1", NOTIFY_SOCKET: "/run/systemd/notify", WATCHDOG_USEC: "300000" },
    },
  });
  // The shell has it now.
  socket.close();
  // All processes hold the output, so it is closed when the last one has ended.
  const ended = once(shell, "close");
  shell.stdout?.resume();
  onTestFinished(async () => {
    process.kill(-(shell.pid as number), "SIGTERM");
    await ended;
  });
  return port;
}

test("connections wait for the first worker, also while a start fails and while one is stopped", async () => {
  const starts = JSON.stringify(join(folder, "starts"));
  const before = `
    import { appendFileSync, readFileSync } from "node:fs";
    appendFileSync(${starts}, process.ppid + "\\n");
    const start = readFileSync(${starts}, "utf8").split("\\n").length - 1;
    if (start === 1) process.exit(1);
    if (start === 2) await new Promise(() => {});`;
  addRelease(folder, "first", smallWorker("first", { before }));
  const port = await startService(1);
  const answered = once(get({ port, host: "127.0.0.1", agent: false }), "response");
  await expect.poll(() => linesOf("starts").length).toBe(2);
  process.kill(Number(linesOf("starts")[1]), "SIGTERM");
  const [response] = await answered;
  expect(await text(response)).toMatch(/^first /);
  expect(linesOf("starts").length).toBe(3);
  expect(status().port).toBe(port);
});

test("the watchdog is fed from the first worker on, however long the others wait", async () => {
  const gate = join(folder, "gate");
  const before = `if (process.env.WORKER_NUMBER === "1") await fileExists(${JSON.stringify(gate)});`;
  addRelease(folder, "first", smallWorker("first", { before }));
  await startService(2);
  await expect.poll(() => linesOf("told").slice(0, 2)).toEqual(["READY=1", "WATCHDOG=1"]);
  const states = () => status().workers.map(({ state }: { state: string }) => state);
  expect(states()).not.toEqual(["ready", "ready"]);
  writeFileSync(gate, "");
  await expect.poll(states).toEqual(["ready", "ready"]);
});

test.each([
  [
    "too many sockets",
    { LISTEN_FDS: "99999999999" },
    "LISTEN_FDS is invalid: it must be the number of sockets that systemd passes, such as 1.",
  ],
  [
    "sockets and no supervisor",
    { LISTEN_FDS: "1", WORKERS: "0" },
    "Without a supervisor (WORKERS=0), the sockets of LISTEN_FDS cannot be used: set WORKERS to 1 or more.",
  ],
])("%s are refused with a sentence", (_, environment, sentence) => {
  const { status, stderr } = spawnSync("sh", ["-c", withSockets, "sh", process.execPath, "server.ts"], {
    env: { PATH: process.env.PATH, DATABASE_URL: `file:${join(folder, "site.db")}`, ...environment },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, `${sentence}\n`]);
});
