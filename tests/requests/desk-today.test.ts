import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackupResult, recordBackup } from "../../server/backup/backup-history.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
});
afterAll(() => site.stop());

test("shows only pending work", async () => {
  const writer = await site.signIn("writer");
  const page = async (address = "/desk") => (await writer.get(address)).text();
  expect(await page()).toContain("All done.");

  await written.draft("news", { headline: "Half written" });
  const drafts = await page();
  expect(drafts).toMatch(/<h2>Drafts<\/h2>.*Half written/s);
  expect(drafts).not.toContain("All done.");
  expect(drafts).not.toContain("<h2>Scheduled</h2>");

  const due = await written.draft("events", { name: "In spring" });
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  await written.editions.schedule(written.author, due.id, { base: due.revision, dueAt });
  const published = await written.published("resources", { title: "A guide" });
  expect(await page()).not.toContain("A guide");
  await written.changed(published, { content: "Better." });
  const all = await page();
  expect(all).toMatch(/<h2>Scheduled<\/h2>.*In spring/s);
  expect(all).toMatch(/<h2>Unpublished changes<\/h2>.*A guide/s);
});

test("searches all kinds, and names the kind of each result", async () => {
  await written.draft("news", { headline: "Zebra in the news" });
  await written.published("our_work", { title: "Zebra crossings" });
  const writer = await site.signIn("writer");
  const found = await (await writer.get("/desk?q=zebra")).text();
  expect(found).toMatch(/Zebra in the news<\/a>.*News item/s);
  expect(found).toMatch(/Zebra crossings<\/a>.*Project/s);
  expect(found).not.toContain("Half written");
  const published = await (await writer.get("/desk?q=zebra&state=published")).text();
  expect(published).not.toContain("Zebra in the news");
});

test("shows publishers, but not writers, the age of the last good backup and the last failure", async () => {
  const publisher = await site.signIn("publisher");
  const page = async () => (await publisher.get("/desk")).text();
  expect(await page()).toMatch(/No backup yet.*check its backups/s);
  const addBackup = (hoursAgo: number, about: Omit<BackupResult, "at" | "finished_at">) => {
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    return recordBackup(site.database, { at, finished_at: at, ...about });
  };
  await addBackup(49, { outcome: "done", bytes: 12_000_000, problem: null });
  expect(await page()).toMatch(/Last backup:.*12 MB.*check its backups/s);
  await addBackup(2, { outcome: "done", bytes: 13_000_000, problem: null });
  const good = await page();
  expect(good).toMatch(/Last backup:.*13 MB/s);
  expect(good).not.toContain("check its backups");
  await addBackup(1, { outcome: "failed", bytes: null, problem: "There is no room left." });
  const failed = await page();
  expect(failed).toMatch(/Last backup:.*13 MB.*The last attempt failed:.*There is no room left\./s);
  for (let count = 0; count < 101; count++)
    await addBackup(0, { outcome: "failed", bytes: null, problem: "Again." });
  expect(await page()).toMatch(/Last backup:.*13 MB.*Again\./s);
  expect(await site.database.db.selectFrom("backups").select("id").execute()).toHaveLength(101);
  const writer = await site.signIn("writer");
  expect(await (await writer.get("/desk")).text()).not.toContain("ackup");
});

test("shows whether a backup has a copy elsewhere, and when one was last restored on trial", async () => {
  const publisher = await site.signIn("publisher");
  const page = async () => (await publisher.get("/desk")).text();
  const addBackup = (daysAgo: number, about: Partial<BackupResult>) => {
    const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const row = { at, finished_at: at, outcome: "done", bytes: 14_000_000, problem: null } as const;
    return recordBackup(site.database, { ...row, ...about });
  };
  await site.database.db.deleteFrom("backups").execute();
  await addBackup(1, {});
  expect(await page()).not.toMatch(/encrypted copy|on trial/);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await addBackup(0.9, { tried_at: daysAgo(16) });
  expect(await page()).toMatch(/Last restored on trial:.*A trial should take place every week/s);
  await addBackup(0.8, { tried_at: daysAgo(0.8), copied_at: daysAgo(0.8) });
  const good = await page();
  expect(good).toMatch(/14 MB.*An encrypted copy is kept elsewhere\..*Last restored on trial:/s);
  expect(good).not.toContain("A trial should take place");
  // The last trial is remembered, however many backups fail since.
  for (let count = 0; count < 101; count++) await addBackup(0.5, { outcome: "failed", problem: "Again." });
  expect(await page()).toContain("Last restored on trial:");
});
