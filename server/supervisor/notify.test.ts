/** What systemd would hear. A program of the same name stands in for systemd-notify, which needs systemd. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../process/log.ts";
import { notifier, startWatchdog } from "./notify.ts";

const folder = mkdtempSync(join(tmpdir(), "notify "));
const file = join(folder, "told");
const path = process.env.PATH;
beforeAll(() => {
  writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >>"${file}"\n`);
  chmodSync(join(folder, "systemd-notify"), 0o755);
  process.env.PATH = `${folder}:${path}`;
});
afterAll(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true, force: true });
});

const log = createLog("silent");
const told = () => readFileSync(file, "utf8").split("\n").slice(0, -1);

test("each state is told in order", async () => {
  writeFileSync(file, "");
  const notify = notifier({ NOTIFY_SOCKET: "/run/systemd/notify" }, log);
  for (const state of ["READY=1", "RELOADING=1", "READY=1", "STOPPING=1"]) notify(state);
  await expect.poll(told).toEqual(["READY=1", "RELOADING=1", "READY=1", "STOPPING=1"]);
});

test("the watchdog is fed only while all is well, and only if it is for this process", async () => {
  writeFileSync(file, "");
  const notify = notifier({ NOTIFY_SOCKET: "/run/systemd/notify" }, log);
  let asked = 0;
  startWatchdog(
    { WATCHDOG_USEC: "30000", WATCHDOG_PID: "1" },
    () => expect.unreachable(),
    () => true,
  );
  const stop = startWatchdog({ WATCHDOG_USEC: "30000" }, notify, () => ++asked <= 2);
  await expect.poll(() => asked).toBeGreaterThan(4);
  stop();
  await expect.poll(told).toEqual(["WATCHDOG=1", "WATCHDOG=1"]);
});
