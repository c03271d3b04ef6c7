import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { runUntilExit, startSiteProcess } from "../site.ts";
import { heldRequest } from "./held-request.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "process-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const oneSentence = (output: string) => output.trim().split("\n").length === 1 && /\.$/.test(output.trim());

describe("a failed start ends with one sentence and exit code 1", () => {
  test("a wrong setting", async () => {
    const { code, output } = await runUntilExit({ PORT: "many" });
    expect(code).toBe(1);
    expect(output).toBe("PORT is invalid: it must be a whole number from 0 to 65535, such as 3000.\n");
  });

  test("a port in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const { code, output } = await runUntilExit({
      PORT: String(port),
      LOG_LEVEL: "silent",
      DATABASE_URL: `file:${join(folder, "port.db")}`,
    });
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is in use by another program: stop that one, or set PORT to a free port.\n`,
    );
  });

  test.each([
    ["a folder that cannot be written", () => `file:${join(folder, "a-file", "site.db")}`],
    ["a file that is no database", () => `file:${join(folder, "a-file")}`],
    ["a database that cannot be reached", () => "postgres://nobody:secret@127.0.0.1:9/site"],
  ])("%s", async (_, url) => {
    writeFileSync(
      join(folder, "a-file"),
      "This is not a database, but it is long enough to be read as one. ".repeat(40),
    );
    const { code, output } = await runUntilExit({ DATABASE_URL: url(), LOG_LEVEL: "silent" });
    expect(code).toBe(1);
    expect(output).toContain("DATABASE_URL");
    expect(output).not.toContain("secret");
    expect(oneSentence(output), output).toBe(true);
  });
});

describe("a stop", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("by %s exits with code 0", async (signal) => {
    const site = await startSiteProcess();
    await fetch(site.url);
    expect(await site.stop(signal)).toBe(0);
  });

  test("finishes pending requests and accepts no new ones", async () => {
    const site = await startSiteProcess();
    const held = await heldRequest(site.url, "/contact", "name=A+visitor");
    const stopped = site.stop();
    const knock = () =>
      fetch(site.url).then(
        () => "answered",
        () => "refused",
      );
    await expect.poll(knock).toBe("refused");
    expect(await held.finish()).toMatch(/^HTTP\/1.1 [234]\d\d /);
    expect(await stopped).toBe(0);
  });
});

describe("with several workers", () => {
  test("prints its address once, serves with all of them, and stops them with SIGTERM", async () => {
    const statusFile = join(folder, "status.json");
    const site = await startSiteProcess({ WORKERS: "2", STATUS_FILE: statusFile });
    const workers = (): number[] =>
      JSON.parse(readFileSync(statusFile, "utf8")).workers.map(({ pid }: { pid: number }) => pid);
    await expect.poll(() => workers().length).toBe(2);
    const pids = workers();
    const answer = await fetch(`${site.url}/about`);
    expect([answer.status, (await answer.text()).includes("</html>")]).toEqual([200, true]);
    expect(await site.stop()).toBe(0);
    expect(site.output().match(/Secure AI Africa is at/g)?.length).toBe(1);
    expect(site.output().match(/The desk has no staff yet/g)?.length).toBe(1);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  test("the workers end when the supervisor is killed", async () => {
    const statusFile = join(folder, "killed.json");
    const site = await startSiteProcess({ WORKERS: "1", STATUS_FILE: statusFile });
    const [{ pid }] = JSON.parse(readFileSync(statusFile, "utf8")).workers;
    expect(isAlive(pid)).toBe(true);
    await site.stop("SIGKILL");
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test("a failed start ends with one sentence and exit code 1", async () => {
    const { code, output } = await runUntilExit({
      ...{ WORKERS: "2", LOG_LEVEL: "silent" },
      DATABASE_URL: "postgres://nobody:secret@127.0.0.1:9/site",
    });
    expect([code, oneSentence(output)], output).toEqual([1, true]);
    expect(output).toContain("DATABASE_URL");
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("logs a request as one line of JSON, without the query or IP address", async () => {
  const site = await startSiteProcess();
  await fetch(`${site.url}/news?q=private-words`, { headers: { "x-forwarded-for": "203.0.113.7" } });
  await site.stop();
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.includes('"path":"/news"'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: "info", message: "request", method: "GET", path: "/news", status: 200 }),
  ]);
  expect(site.output()).not.toMatch(/private-words|203\.0\.113\.7|127\.0\.0\.1/);
});

test("keeps running if the log cannot be written", async () => {
  const port = String(await freePort());
  const full = openSync("/dev/full", "w");
  const site = spawn(process.execPath, ["server.ts"], {
    env: { HOST: "127.0.0.1", PORT: port, DATABASE_URL: `file:${join(folder, "full.db")}` },
    stdio: ["ignore", full, full],
  });
  const ended = once(site, "exit");
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/about`).then(
      ({ status }) => status,
      () => "refused",
    );
  try {
    await expect.poll(ask).toBe(200);
    await expect(ask()).resolves.toBe(200);
  } finally {
    site.kill("SIGTERM");
  }
  expect(await ended).toEqual([0, null]);
});
