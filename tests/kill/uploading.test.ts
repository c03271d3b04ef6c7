import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inspectUploads, killUploading } from "./uploading.ts";

/** A short version of what `npm run test:kill` does thirty times on both engines. */
test("shows and leaves no partial file when the process is killed during uploads and encoding", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kill-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = `file:${join(folder, "site.db")}`;
  const trial = { databaseUrl, mediaFolder: join(folder, "media"), rounds: 2, processes: 1 };
  const photos = await killUploading(trial);
  expect(photos.length).toBeGreaterThanOrEqual(2);
  const nothing = { missing: [], unready: [], lost: [], left: [], uploads: [], broken: [] };
  expect(await inspectUploads(trial, photos)).toMatchObject(nothing);
});
