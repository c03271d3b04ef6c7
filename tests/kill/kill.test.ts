import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openMailbox } from "../mailbox.ts";
import { inspect, killRepeatedly } from "./kill.ts";

/** A short version of `npm run test:kill`, which runs thirty rounds on both engines and waits for every mail. */
test("keeps every acknowledged message exactly once when the process is killed", {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "kill-"));
  const mailbox = await openMailbox();
  onTestFinished(async () => {
    await mailbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const databaseUrl = `file:${join(folder, "site.db")}`;
  const acknowledged = await killRepeatedly({ databaseUrl, rounds: 3, processes: 1, mailbox });
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(await inspect(databaseUrl, acknowledged)).toMatchObject({ missing: [], doubled: [], forgotten: [] });
});
