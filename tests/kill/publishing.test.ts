import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inspectPublishing, killPublishing } from "./publishing.ts";

/** A short version of what `npm run test:kill` does thirty times on both engines. */
test("publishes completely or not at all, and loses nothing, when the process is killed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kill-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = `file:${join(folder, "site.db")}`;
  const done = await killPublishing({ databaseUrl, rounds: 3, processes: 1 });
  expect(done.length).toBeGreaterThan(3);
  expect(await inspectPublishing(databaseUrl, done)).toMatchObject({ torn: [], missing: [], orphans: [] });
});
