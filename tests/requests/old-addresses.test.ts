/** Addresses of the organisation's earlier site redirect to the imported records. */
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Edition } from "../../server/publishing/edition.ts";
import { type Editions, editionsOf } from "../../server/publishing/editions.ts";
import { importWordPress } from "../../server/wordpress/import-wordpress.ts";
import { sampleExport } from "../wordpress/export-file.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

const ada = { id: null, name: "Ada" };
const settings = { mediaFolder: tmpdir(), mediaUrl: undefined, pictureCache: tmpdir() };

let site: SeededSite;
let editions: Editions;
beforeAll(async () => {
  site = await startSiteWith(async (db, database) => {
    await importWordPress({ database, settings }, sampleExport, { publish: true });
    const row = { kind: "news", record_id: "first-workshop", language: "en" } as const;
    await db
      .insertInto("old_addresses")
      .values([
        { ...row, path: "/about" },
        { ...row, path: "/events/annual-meeting" },
        { path: "/broke-off", kind: "pages", record_id: "broke-off", language: "en" },
      ])
      .execute();
  });
  editions = editionsOf({ database: site.database });
});
afterAll(() => site.stop());

/** Without the trailing slash, because the site first redirects to the address without it. */
const ask = async (path: string, method = "GET") => {
  const plain = path.replace(/(?<=.)\/(?=\?|$)/, "");
  const answer = await fetch(site.url + plain, { method, redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
};

test.each([
  ["/2024/05/first-workshop/", "/news/first-workshop"],
  ["/2024/05/first-workshop", "/news/first-workshop"],
  ["/2024/05/First-Workshop/?utm_source=letter", "/news/first-workshop"],
  ["/?p=11", "/news/first-workshop"],
  ["/?utm_source=letter&page_id=12", "/news/second-post"],
  ["/fr/un-billet-en-fran%c3%a7ais/", "/fr/news/un-billet-en-francais"],
  ["/?p=13", "/fr/news/un-billet-en-francais"],
  ["/about-us/team/", "/team"],
  ["/?page_id=32", "/team"],
  // An address in a section of this site, which has no record with this name.
  ["/events/annual-meeting", "/news/first-workshop"],
])("%s redirects permanently to %s", async (old, address) => {
  expect(await ask(old)).toEqual([301, address]);
  expect(await ask(old, "HEAD")).toEqual([301, address]);
  const page = await fetch(site.url + old);
  expect([page.status, new URL(page.url).pathname]).toEqual([200, address]);
});

test.each([
  ["/about", 200],
  ["/about-us", 200],
  // An import stopped before this page was published: it must not redirect to itself.
  ["/broke-off", 404],
  ["/?p=999", 200],
  ["/?p=", 200],
  ["/news?p=11", 200],
  ["/2024/05/", 404],
  ["/2024/05/for-our-eyes/", 404],
  ["/?p=15", 200],
])("%s is not redirected and answers %i", async (path, status) =>
  expect(await ask(path)).toEqual([status, null]),
);

test("an old address redirects to the newest one, even after the record is withdrawn", async () => {
  const { id } = (await editions.find("news", "second-post")) as Edition;
  await editions.rename(ada, id, "another-name");
  expect(await ask("/2024/06/second-post/")).toEqual([301, "/news/another-name"]);
  await editions.withdraw(ada, id);
  expect(await ask("/?p=12")).toEqual([301, "/news/another-name"]);
  // The site notices a rename on its own, so a page being rendered may be served once more.
  await expect.poll(() => ask("/news/another-name")).toEqual([410, null]);
});
