import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runLimited } from "./run-limited.ts";

const folder = mkdtempSync(join(tmpdir(), "an exercise "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, text: string) {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, text);
  return { name, path, words: ["a word"], limit: 60_000 };
}

test("an exercise reports what it has seen, or that it ended without a result", async () => {
  const reports = program(
    "reports",
    `process.send({ passed: "yes", seen: process.argv[2] }, () => process.exit());`,
  );
  expect(await runLimited(reports)).toEqual({ passed: "yes", seen: "a word" });
  const ends = program("ends", "process.exit(3);");
  expect(await runLimited(ends)).toEqual({ passed: "NO", seen: "ends ended without a result." });
});

/** Its event loop never turns. */
const blocked = (code: string) => `
  import { execFileSync } from "node:child_process";
  execFileSync(process.execPath, ["-e", ${JSON.stringify(code)}]);`;

test("a blocked exercise ends at its limit", async () => {
  const late = program("late", blocked("setInterval(() => {}, 1000)"));
  const outcome = await runLimited({ ...late, limit: 500 });
  expect(outcome).toEqual({ passed: "NO", seen: expect.stringMatching(/^late took longer than \d+ ms/) });
});

test("all programs that an exercise has started end with it", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const interruption = new AbortController();
  const connects = program("connects", blocked(`require("node:net").connect(${port}, "127.0.0.1")`));
  const outcome = runLimited({ ...connects, signal: interruption.signal });
  const [connection] = (await once(server, "connection")) as [Socket];
  const closed = once(connection.on("error", () => {}).resume(), "close");
  interruption.abort();
  expect(await outcome).toEqual({ passed: "NO", seen: "connects was interrupted." });
  await closed;
  server.close();
});
