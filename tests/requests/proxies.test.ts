/** Visitors read and write behind each proxy while the site is reloaded, restarted and loses a worker. No request fails. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { processEnvironment } from "../../scripts/process-options.mjs";
import { ensureProgram } from "../../scripts/test/ensure-program.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import type { Status } from "../../server/supervisor/status-file.ts";
import { proxies } from "../proxies.ts";

/** For busy machines. */
const patient = { timeout: 240_000 };
const readers = 12;
const writers = 4;
/** How long a visitor pauses after an answer, in milliseconds: the machine must have time for a new process, too. */
const pause = 10;
const [pages, letters] = [10_000, 1000];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "proxies "));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Holds the socket and starts the site again when it ends, as systemd does. */
const keepRestarting = `while [ -e "$1" ]; do sh -c 'LISTEN_PID=$$ exec "$@"' sh "$2" server.ts; done`;

function startSite(port: number, siteUrl: string) {
  const environment = {
    ...{ ...processEnvironment, PATH: process.env.PATH, LOG_LEVEL: "warn", WARM_UP: "off", WORKERS: "2" },
    ...{ SITE_URL: siteUrl, TRUST_PROXY: "on", DATABASE_URL: `file:${join(folder, "site.db")}` },
    ...{ STATUS_FILE: join(folder, "status.json"), ENQUIRIES_PER_ADDRESS: "1000000" },
    ENQUIRIES_PER_MINUTE: "1000000",
  };
  const runFile = join(folder, "run");
  writeFileSync(runFile, "");
  const child: ChildProcess = spawn(
    ensureProgram("systemd-socket-activate", "systemd"),
    [
      ...[`--listen=127.0.0.1:${port}`],
      ...Object.entries(environment).map(([name, value]) => `--setenv=${name}=${value}`),
      ...["sh", "-c", keepRestarting, "sh", runFile, process.execPath],
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let printed = "";
  child.stderr?.on("data", (chunk) => (printed += chunk));
  const status = (): Status => JSON.parse(readFileSync(join(folder, "status.json"), "utf8"));
  return {
    status,
    printed: () => printed,
    async stop() {
      rmSync(runFile);
      process.kill(status().pid, "SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

/** Each visitor sends one request after the other, on a connection to the proxy that stays open. */
function sendVisitors(url: string) {
  const agent = new Agent({ keepAlive: true });
  const done = { pages: 0, letters: 0 };
  const failures: string[] = [];
  let leaving = false;

  const send = async (method: string, path: string, body = ""): Promise<void> => {
    const headers = body && { "content-type": "application/x-www-form-urlencoded", origin: url };
    const sent = request(url + path, { method, agent, ...(headers && { headers }) });
    const [response] = await once(sent.end(body), "response");
    const answer = await text(response);
    if (response.statusCode !== (body ? 303 : 200)) throw new Error(`${response.statusCode} ${answer}`);
  };
  const repeat = async (kind: keyof typeof done, next: (count: number) => Promise<void>) => {
    for (let count = 0; !leaving; count++) {
      await next(count).then(
        () => done[kind]++,
        (error) => failures.push(`${kind}: ${String(error).slice(0, 200)}`),
      );
      await delay(pause);
    }
  };
  const addresses = ["/", "/news", "/about", "/events"];
  const working = [
    ...Array.from({ length: readers }, (_, reader) =>
      repeat("pages", (count) => send("GET", addresses[(reader + count) % addresses.length] ?? "/")),
    ),
    ...Array.from({ length: writers }, (_, writer) =>
      repeat("letters", (count) => {
        const message = `Visitor ${writer} writes letter ${count}`;
        const fields = { name: "A visitor", email: "visitor@example.org", subject: "Restarts", message };
        return send("POST", "/contact", String(new URLSearchParams(fields)));
      }),
    ),
  ];
  return {
    ...{ done, failures },
    async leave() {
      leaving = true;
      await Promise.all(working);
      agent.destroy();
    },
  };
}

test.each(Object.entries(proxies))(
  "behind %s, no request fails while the site is reloaded and restarted, and a killed worker costs only its own requests",
  async (_, startProxy) => {
    const [port, sitePort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const proxy = startProxy({ port, site: sitePort });
    const site = startSite(sitePort, url);
    const isReady = () =>
      fetch(`${url}/health`).then(
        ({ status }) => status === 200,
        () => false,
      );
    let visitors: ReturnType<typeof sendVisitors> | undefined;
    try {
      await expect.poll(isReady).toBe(true);
      const readyWorkers = () => site.status().workers.filter(({ state }) => state === "ready").length;
      await expect.poll(readyWorkers, patient).toBe(2);
      visitors = sendVisitors(url);
      const { done, failures, leave } = visitors;
      const more = async (pages: number, letters = 0) => {
        const before = { ...done };
        const isDone = () => done.pages >= before.pages + pages && done.letters >= before.letters + letters;
        await expect.poll(isDone, patient).toBe(true);
      };

      await more(500);
      const { pid } = site.status();
      process.kill(pid, "SIGHUP");
      await expect.poll(() => site.status().reload?.outcome, patient).toBe("done");
      await more(500);
      process.kill(pid, "SIGTERM");
      await expect.poll(() => site.status().pid, patient).not.toBe(pid);
      await expect.poll(readyWorkers, patient).toBe(2);
      await more(500);
      const left = (wanted: number, done: number) => Math.max(0, wanted - done);
      await more(left(pages, done.pages), left(letters, done.letters));
      expect(failures.slice(0, 10), site.printed()).toEqual([]);

      const victim = site.status().workers[0]?.pid ?? 0;
      process.kill(victim, "SIGKILL");
      await expect.poll(() => site.status().workers.some((worker) => worker.pid === victim)).toBe(false);
      await more(500);
      const lost = failures.length;
      // No more than the requests that were under way.
      expect(lost).toBeLessThanOrEqual(readers + writers);
      await more(500);
      expect(failures.length).toBe(lost);
      await leave();

      const database = connectDatabase(`file:${join(folder, "site.db")}`);
      const stored = await database.db.selectFrom("contact_messages").select("message").execute();
      await database.close();
      expect(stored.length).toBeGreaterThanOrEqual(done.letters);
      expect(stored.length).toBeLessThanOrEqual(done.letters + lost);
    } finally {
      await visitors?.leave();
      await site.stop();
      await proxy.stop();
    }
  },
);
