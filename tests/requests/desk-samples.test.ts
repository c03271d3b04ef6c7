import { afterAll, beforeAll, expect, test } from "vitest";
import { kindNames, kindOf } from "../../content/kinds.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { editionsOf } from "../../server/publishing/editions.ts";
import { readLog } from "../../server/staff/staff-log.ts";
import { preparedFile } from "../prepared-file.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
beforeAll(async () => {
  site = await startDeskSite({}, await preparedFile(true));
});
afterAll(() => site.stop());

const status = async (path: string) => (await fetch(site.url + path, { redirect: "manual" })).status;
const text = async (path: string) => (await fetch(site.url + path)).text();
/** A page of the desk, without the comments that React puts between text nodes. */
const shown = async (page: Promise<Response>) => (await (await page).text()).replaceAll("<!-- -->", "");
const file = "/files/scam-lesson-pack.pdf";

test("marks sample records at the desk, and stops marking a record once it is changed", async () => {
  const editions = editionsOf({ database: site.database });
  const { records, present } = await editions.samples();
  const writer = await site.signIn("writer");
  const today = await shown(writer.get("/desk"));
  expect(today).toContain(`${records} records are invented examples.</strong> Visitors can read them.`);
  expect(today).not.toContain('href="/desk/samples"');
  expect((await writer.get("/desk/samples")).status).toBe(403);
  for (const act of ["ask to remove", "remove", "bring back"])
    expect((await writer.post("/desk/samples", { act })).status).toBe(403);

  const publisher = await site.signIn("publisher");
  expect(await shown(publisher.get("/desk"))).toContain('href="/desk/samples"');
  const page = await shown(publisher.get("/desk/samples"));
  for (const { kind, records, translations } of present)
    expect(page).toContain(`${kindOf(kind).several}: ${records}, with ${translations} translation`);
  expect(present.map(({ kind }) => kind)).toEqual(
    kindNames.filter((kind) => !["faq", "people", "pages"].includes(kind)),
  );

  const list = await shown(writer.get("/desk/news"));
  expect(list).toContain(">Sample</span>");
  expect(await shown(writer.get("/desk/faq"))).not.toContain(">Sample</span>");
  const address = "/desk/news/leaked-key-first-hour";
  expect(await shown(writer.get(address))).toContain("Sample: this record is an invented example");
  const sample = await editions.find("news", "leaked-key-first-hour");
  const form = { id: sample?.id ?? "", base: String(sample?.revision), slug: sample?.slug ?? "" };
  const saved = await writer.post(address, { ...sample?.fields, ...form, act: "save" });
  expect(saved.headers.get("location")).toBe(address);
  const changed = await writer.post(address, { ...sample?.fields, ...form, headline: "Ours", act: "save" });
  expect(changed.headers.get("location")).toBe(`${address}?sample=was`);
  expect(await shown(writer.get(`${address}?sample=was`))).toContain("It is now your own");
  expect(await shown(writer.get(address))).not.toContain(">This record was a sample");
  expect((await editions.samples()).records).toBe(records - 1);
});

test("removes all samples and their files everywhere in one step, and restores them in another", async () => {
  const { removeSamples: _, ...editions } = editionsOf({ database: site.database });
  const { records } = await editions.samples();
  const publisher = await site.signIn("publisher");
  expect(await text("/our-work")).toContain("/our-work/signed-pipelines");
  expect(await text("/about/origins")).toContain("/resources/red-team-clinic");
  expect(await status(file)).toBe(200);

  const question = await shown(publisher.post("/desk/samples", { act: "ask to remove" }));
  expect(question).toContain(`Remove all ${records} samples?`);
  expect((await editions.samples()).records).toBe(records);
  const removed = await publisher.post("/desk/samples", { act: "remove" });
  expect(removed.headers.get("location")).toBe("/desk/samples?done=removed");

  for (const path of ["/our-work/signed-pipelines", "/fr/our-work/signed-pipelines"])
    expect(await status(path), path).toBe(410);
  expect(await status(file)).toBe(404);
  const gone = /our-work\/signed-pipelines|events\/signing-day|resources\/(?:red-team|scam)|Longweave/;
  for (const path of [
    ...["/", "/fr/", "/our-work", "/events", "/resources", "/about/history", "/about/origins"],
    ...["/about/partnerships", "/search?q=pipeline", "/sitemaps/en.xml", "/feeds/updates.rss", "/events.ics"],
  ])
    expect(await text(path), path).not.toMatch(gone);
  expect(await status("/faq")).toBe(200);

  const page = await shown(publisher.get("/desk/samples?done=removed"));
  expect(page).toContain(`${records} samples were removed.`);
  expect(await shown(publisher.get("/desk"))).toContain("They can be brought back until");
  const restarted = await prepareDatabase(site.database, { sampleContent: true });
  expect(restarted.sample).toBe(false);
  const [last] = await readLog(site.database.db, 1);
  expect(last).toMatchObject({ act: "removed", subject: `${records} samples` });
  await receiptsPassed();

  // A second click, by a colleague, changes nothing.
  await publisher.post("/desk/samples", { act: "remove" });
  expect((await readLog(site.database.db, 1))[0]).toEqual(last);
  const back = await publisher.post("/desk/samples", { act: "bring back" });
  expect(back.headers.get("location")).toBe("/desk/samples?done=back");
  expect(await text("/our-work")).toContain("/our-work/signed-pipelines");
  expect(await status("/fr/our-work/signed-pipelines")).toBe(200);
  expect(await text("/about/origins")).toContain("/resources/red-team-clinic");
  const again = await fetch(site.url + file);
  expect([again.status, again.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
  await receiptsPassed();
});

/** Waits until the receipts of all kinds with samples have passed. */
async function receiptsPassed(): Promise<void> {
  const { sampleChecks } = editionsOf({ database: site.database });
  await expect
    .poll(async () => (await sampleChecks()).map(({ state }) => state), { timeout: 60_000 })
    .toEqual(Array(6).fill("green"));
}
