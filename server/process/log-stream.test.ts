import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, createReadStream, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "log-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Logs as many lines as its parent says, and then tells that it is still there, and how large it is. */
const program = `
  import { createLog } from ${JSON.stringify(join(import.meta.dirname, "log.ts"))};
  const log = createLog("info");
  process.on("message", (lines) => {
    for (let i = 0; i < lines; i++) log.info("line", { padding: "x".repeat(400) });
    setImmediate(() => process.send(process.memoryUsage().external + process.stdout.writableLength));
  });
`;

const startLogging = (output: "pipe" | number) =>
  spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", output, "inherit", "ipc"],
  });

async function log(child: ChildProcess, lines: number): Promise<number> {
  child.send(lines);
  const [bytes] = await once(child, "message");
  return bytes;
}

async function end(child: ChildProcess) {
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
}

/** Every line must be whole: one that is not cannot be parsed. */
function linesFrom(stream: Readable) {
  let output = "";
  stream.on("data", (chunk) => (output += chunk));
  const parse = (line: string): { message: string; lines: number } => JSON.parse(line);
  return () => {
    const complete = output.slice(0, output.lastIndexOf("\n") + 1);
    const lines = complete.split("\n").filter(Boolean).map(parse);
    const notes = lines.filter(({ message }) => /^Lost log lines/.test(message));
    return { written: lines.length - notes.length, lost: notes.reduce((sum, note) => sum + note.lines, 0) };
  };
}

test("drops and counts lines if the log is not read, without stopping the process", async () => {
  const child = startLogging("pipe");
  for (let round = 0; round < 50; round++) {
    expect(await log(child, 100)).toBeLessThan(20_000_000);
  }
  const lines = linesFrom(child.stdout as Readable);
  await expect.poll(() => lines().written + lines().lost).toBe(5000);
  expect(lines().lost).toBeGreaterThan(0);
  await end(child);
});

test("if the reader of the log is gone, lines are dropped until there is another", async () => {
  const path = join(folder, "pipe");
  execFileSync("mkfifo", [path]);
  const first = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const child = startLogging(openSync(path, "w"));
  closeSync(first);
  let sent = 0;
  const send = async () => {
    sent += 7;
    await log(child, 7);
  };
  for (let round = 0; round < 50; round++) await send();
  const lines = linesFrom(createReadStream(path));
  // A note of what was lost comes with the next line that is written.
  await expect
    .poll(async () => {
      await send();
      return lines().lost;
    })
    .toBeGreaterThan(0);
  await expect.poll(() => lines().written + lines().lost).toBe(sent);
  await end(child);
});

test("a full disk does not end the process", async () => {
  const child = startLogging(openSync("/dev/full", "w"));
  await log(child, 100);
  await log(child, 100);
  await end(child);
});
