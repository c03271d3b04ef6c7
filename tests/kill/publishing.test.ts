import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inspectPublishing, killPublishing } from "./publishing.ts";

/** A short form of what `npm run test:kill` does thirty times on both engines. */
test("a process killed while it publishes leaves all of it or nothing, and nothing published is lost", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kill-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = `file:${join(folder, "site.db")}`;
  const done = await killPublishing({ databaseUrl, rounds: 3, processes: 1 });
  expect(done.length).toBeGreaterThan(3);
  expect(await inspectPublishing(databaseUrl, done)).toMatchObject({ torn: [], missing: [], orphans: [] });
});
