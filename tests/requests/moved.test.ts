import { afterAll, beforeAll, expect, test } from "vitest";
import type { Edition } from "../../server/publishing/edition.ts";
import { type Editions, editionsOf } from "../../server/publishing/editions.ts";
import { event, news, resource, work } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const ada = { id: null, name: "Ada" };
const sections = [
  ["our_work", "/our-work"],
  ["news", "/news"],
  ["events", "/events"],
  ["resources", "/resources"],
] as const;

let site: SeededSite;
let editions: Editions;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(db, "our_work", work("renamed"), work("withdrawn"));
    await save(db, "news", news("renamed"), news("withdrawn"));
    await save(db, "events", event("renamed"), event("withdrawn"));
    await save(db, "resources", resource("renamed"), resource("withdrawn"));
  });
  editions = editionsOf({ database: site.database });
});
afterAll(() => site.stop());

const ask = (path: string) => fetch(site.url + path, { redirect: "manual" });

test.each(sections)(
  "%s: redirects an old address to the new one, and keeps the query of the list",
  async (kind, path) => {
    expect((await ask(`${path}/renamed`)).status).toBe(200);
    const { id } = (await editions.find(kind, "renamed")) as Edition;
    await editions.rename(ada, id, "first");
    await editions.rename(ada, id, "second");
    for (const old of ["renamed", "first"]) {
      const answer = await ask(`${path}/${old}?q=model&page=2`);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, `${path}/second?q=model&page=2`]);
    }
    expect((await ask(`${path}/second`)).status).toBe(200);
  },
);

test.each(sections)(
  "%s: answers 410 for a withdrawn record, and leaves it out of lists, feeds and sitemaps",
  async (kind, path) => {
    const address = `${path}/withdrawn`;
    expect(await (await ask("/sitemaps/en.xml")).text()).toContain(`${address}<`);
    const { id } = (await editions.find(kind, "withdrawn")) as Edition;
    await editions.withdraw(ada, id);
    const answer = await ask(address);
    expect(answer.status).toBe(410);
    const html = await answer.text();
    expect(html).toContain("What was at this address has been withdrawn.");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const place of [path, "/", "/sitemaps/en.xml", "/feeds/updates.rss", "/search?q=withdrawn"])
      expect(await (await ask(place)).text(), place).not.toContain(`${address}`);
    await editions.publish(ada, id, { base: 1 });
    expect((await ask(address)).status).toBe(200);
  },
);

test("also redirects an event's calendar file and the former addresses of resources", async () => {
  const { id } = (await editions.find("events", "second")) as Edition;
  await editions.rename(ada, id, "third");
  const calendar = await ask("/events/renamed.ics");
  expect([calendar.status, calendar.headers.get("location")]).toEqual([301, "/events/third.ics"]);
  expect((await ask("/events/third.ics")).status).toBe(200);
  await editions.withdraw(ada, id);
  expect((await ask("/events/third.ics")).status).toBe(410);
  expect((await ask("/resource/renamed")).headers.get("location")).toBe("/resources/second");
  const resource = (await editions.find("resources", "second")) as Edition;
  await editions.withdraw(ada, resource.id);
  expect((await ask("/resource/second")).headers.get("location")).toBe("/resources/second");
  expect((await ask("/resource/never-was")).headers.get("location")).toBe("/resources");
});

test("answers 404 for an address that never existed", async () => {
  const answer = await ask("/news/never-was");
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("has been withdrawn");
});

test("publishes a record scheduled by another process to the second, everywhere, and its receipt passes", async () => {
  const created = (await editions.create(ada, "news", {
    headline: "On <the> second & “everywhere”",
    content: "It *appears* at once, whoever asks.",
  })) as Edition;
  const address = `/news/${created.slug}`;
  const due = Date.now() + 2500;
  await editions.schedule(ada, created.id, { base: 1, dueAt: new Date(due).toISOString() });
  while (Date.now() < due) {
    const status = (await ask(address)).status;
    if (Date.now() < due) expect(status).toBe(404);
  }
  for (const place of [address, "/news", "/", "/feeds/news.rss", "/sitemaps/en.xml"]) {
    const answer = await ask(place);
    expect(answer.status).toBe(200);
    expect(await answer.text(), place).toContain(address);
  }
  const receipts = () =>
    site.db.selectFrom("receipts").select(["state", "checks"]).where("edition_id", "=", created.id).execute();
  await expect.poll(async () => (await receipts()).map(({ state }) => state)).toEqual(["green"]);
  const checks: { place: string }[] = JSON.parse((await receipts())[0]?.checks ?? "[]");
  expect(checks.map(({ place }) => place)).toEqual([
    "page",
    "list",
    "Home",
    "search",
    "feed of all updates",
    "feed",
    "sitemap",
  ]);
});

test("shows records that are older than the desk at the desk after a start", async () => {
  await expect
    .poll(async () => (await editions.list({ kinds: ["faq"], state: "published" })).total)
    .toBeGreaterThan(9);
  expect(await editions.list({ kinds: ["events"] })).toMatchObject({ total: 2 });
});
