import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openImapServer } from "../imap-server.ts";
import { inspectReading, killReading } from "./mail-in.ts";

/** A short version of what `npm run test:kill` does thirty times on both engines. */
test("stores each mail exactly once, with its file, when the process is killed while reading", {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "kill-"));
  const imap = await openImapServer();
  onTestFinished(async () => {
    await imap.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const databaseUrl = `file:${join(folder, "site.db")}`;
  const trial = { databaseUrl, mediaFolder: join(folder, "media"), rounds: 3, processes: 1, imap };
  const came = await killReading(trial);
  expect(came).toBe(12);
  expect(await inspectReading(trial)).toEqual({ taken: came, doubled: [], withoutFile: [] });
});
