/** Visitors read and write behind each proxy while the site is upgraded, restarted and loses a worker. No request fails. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { processEnvironment } from "../../scripts/process-options.mjs";
import { layoutIn } from "../../scripts/site/layout.ts";
import { switchTo } from "../../scripts/site/releases.ts";
import { ensureProgram } from "../../scripts/test/ensure-program.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import type { Status } from "../../server/supervisor/status-file.ts";
import { preparedFile } from "../prepared-file.ts";
import { proxies } from "../proxies.ts";
import { startSite } from "../site.ts";
import { nextRelease } from "../upgrade/next-release.ts";

/** For busy machines. */
const patient = { timeout: 240_000 };
const visitors = 16;
/** How long a visitor pauses after an answer, in milliseconds: the machine must have time for a new process, too. */
const pause = 10;
const [pages, letters] = [10_000, 1000];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "proxies "));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * This release and its successor, as `site upgrade` keeps them. The link names this one at first. The build of the successor
 * is that of this one, without its migration: tests/upgrade tries that.
 */
function twoReleases() {
  const layout = layoutIn(folder);
  const next = nextRelease();
  mkdirSync(layout.releases, { recursive: true });
  const folders = [process.cwd(), next.folder];
  for (const path of folders) symlinkSync(path, join(layout.releases, basename(path)));
  let switches = 0;
  const current = () => basename(folders[switches % 2] ?? "");
  switchTo(layout, current());
  return {
    current,
    switch() {
      switches++;
      switchTo(layout, current());
    },
    remove: next.remove,
  };
}

/** Holds the socket and starts the site again when it ends, as systemd does. */
const keepRestarting = `while [ -e "$1" ]; do cd "$2"; sh -c 'LISTEN_PID=$$ exec "$@"' sh "$3" server.ts; done`;

function startService(port: number, siteUrl: string) {
  const environment = {
    ...{ ...processEnvironment, PATH: process.env.PATH, LOG_LEVEL: "warn", WARM_UP: "off", WORKERS: "2" },
    ...{ SITE_URL: siteUrl, TRUST_PROXY: "on", DATABASE_URL: `file:${join(folder, "site.db")}` },
    ...{ STATUS_FILE: join(folder, "status.json"), RELEASE_LINK: layoutIn(folder).current },
    ...{ ENQUIRIES_PER_ADDRESS: "1000000", ENQUIRIES_PER_MINUTE: "1000000" },
  };
  const runFile = join(folder, "run");
  writeFileSync(runFile, "");
  const child: ChildProcess = spawn(
    ensureProgram("systemd-socket-activate", "systemd"),
    [
      ...[`--listen=127.0.0.1:${port}`],
      ...Object.entries(environment).map(([name, value]) => `--setenv=${name}=${value}`),
      ...["sh", "-c", keepRestarting, "sh", runFile, layoutIn(folder).current, process.execPath],
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

/** Each visitor sends one request after the other, on a connection to the proxy that stays open: ten pages, then a letter. */
function sendVisitors(url: string) {
  const agent = new Agent({ keepAlive: true });
  const done = { pages: 0, letters: 0 };
  const failures: string[] = [];
  let leaving = false;

  const send = async (method: string, path: string, body = ""): Promise<void> => {
    const ofForm = body && { "content-type": "application/x-www-form-urlencoded", origin: url };
    const headers = { "accept-encoding": "br", ...ofForm };
    const [response] = await once(request(url + path, { method, agent, headers }).end(body), "response");
    await buffer(response);
    if (response.statusCode !== (body ? 303 : 200)) throw new Error(`${response.statusCode} of ${path}`);
  };
  const addresses = ["/", "/news", "/about", "/events"];
  const read = (count: number) => send("GET", addresses[count % addresses.length] ?? "/");
  const write = (visitor: number, count: number) => {
    const message = `Visitor ${visitor} writes letter ${count}`;
    const fields = { name: "A visitor", email: "visitor@example.org", subject: "Restarts", message };
    return send("POST", "/contact", String(new URLSearchParams(fields)));
  };
  const visit = async (visitor: number) => {
    for (let count = visitor; !leaving; count++) {
      const kind = count % 11 === 10 ? "letters" : "pages";
      await (kind === "letters" ? write(visitor, count) : read(count)).then(
        () => done[kind]++,
        (error) => failures.push(`${kind}: ${String(error).slice(0, 200)}`),
      );
      await delay(pause);
    }
  };
  const working = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    ...{ done, failures },
    async leave() {
      leaving = true;
      await Promise.all(working);
      agent.destroy();
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/health`).then(
    ({ status }) => status === 200,
    () => false,
  );

test.each(Object.entries(proxies))(
  "behind %s, a visitor cannot choose the id of a request",
  async (_, startProxy) => {
    const site = await startSite({ TRUST_PROXY: "on" });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const proxy = startProxy({ port, site: Number(new URL(site.url).port) });
    try {
      await expect.poll(() => isReady(url)).toBe(true);
      const { headers } = await fetch(url, { headers: { "x-request-id": "aaaaaaaa" } });
      // The one of the proxy: the site's own are shorter.
      expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{32,36}$/);
    } finally {
      await proxy.stop();
      await site.stop();
    }
  },
);

test.each(Object.entries(proxies))(
  "behind %s, no request fails while the site is reloaded, restarted, upgraded and taken back, and a killed worker costs only its own requests",
  { timeout: 600_000 },
  async (_, startProxy) => {
    const [port, sitePort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const releases = twoReleases();
    writeFileSync(join(folder, "site.db"), await preparedFile(true));
    const proxy = startProxy({ port, site: sitePort });
    const site = startService(sitePort, url);
    let sent: ReturnType<typeof sendVisitors> | undefined;
    try {
      await expect.poll(() => isReady(url), patient).toBe(true);
      const readyWorkers = () => site.status().workers.filter(({ state }) => state === "ready").length;
      await expect.poll(readyWorkers, patient).toBe(2);
      sent = sendVisitors(url);
      const { done, failures, leave } = sent;
      const more = async (pages: number) => {
        const wanted = done.pages + pages;
        await expect.poll(() => done.pages, patient).toBeGreaterThanOrEqual(wanted);
      };

      const reload = async () => {
        const before = site.status().reload?.at;
        process.kill(site.status().pid, "SIGHUP");
        const isOver = () => {
          const { reload } = site.status();
          return reload !== undefined && reload.at !== before && reload.outcome !== "running";
        };
        await expect.poll(isOver, patient).toBe(true);
        expect(site.status()).toMatchObject({ release: releases.current(), reload: { outcome: "done" } });
      };
      const restart = async () => {
        const { pid } = site.status();
        process.kill(pid, "SIGTERM");
        await expect.poll(() => site.status().pid, patient).not.toBe(pid);
        await expect.poll(readyWorkers, patient).toBe(2);
        expect(site.status().release).toBe(releases.current());
      };
      const switchRelease = () => {
        releases.switch();
        return reload();
      };
      const isReached = (share: number) => () =>
        done.pages >= pages * share && done.letters >= letters * share;
      const steps = [reload, switchRelease, restart, switchRelease, restart];
      for (const [index, step] of steps.entries()) {
        await expect.poll(isReached(index / steps.length), patient).toBe(true);
        await step();
      }
      await expect.poll(isReached(1), patient).toBe(true);
      expect(failures.slice(0, 10), site.printed()).toEqual([]);

      const victim = site.status().workers[0]?.pid ?? 0;
      process.kill(victim, "SIGKILL");
      await expect.poll(() => site.status().workers.some((worker) => worker.pid === victim)).toBe(false);
      await more(500);
      const lost = failures.length;
      // No more than the requests that were under way.
      expect(lost).toBeLessThanOrEqual(visitors);
      await more(500);
      expect(failures.length).toBe(lost);
      await leave();

      const database = connectDatabase(`file:${join(folder, "site.db")}`);
      const stored = await database.db.selectFrom("contact_messages").select("message").execute();
      await database.close();
      expect(stored.length).toBeGreaterThanOrEqual(done.letters);
      expect(stored.length).toBeLessThanOrEqual(done.letters + lost);
    } finally {
      await sent?.leave();
      await site.stop();
      await proxy.stop();
      releases.remove();
    }
  },
);
