/** Packs for offline: their prices, their files and their limits. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PackInfo } from "../../app/offline/pack-info.ts";
import { unpack } from "../../app/offline/unpack.ts";
import { formatFileSize } from "../../app/ui/format-file-size.ts";
import { news, resource } from "../records.ts";
import { save } from "../save.ts";
import { sharedSite, startSite } from "../site.ts";
import { type SeededSite, startSiteWith } from "./site-with-records.ts";

let url: string;
beforeAll(async () => {
  ({ url } = await sharedSite());
});

const infoOf = async (address: string, from = url): Promise<PackInfo> =>
  (await fetch(`${from}${address}.json`)).json();
const bytesOf = async (address: string, from = url) =>
  new Uint8Array(await (await fetch(from + address)).arrayBuffer());

/** The button of a page, once its price is known. */
async function buttonOf(page: string, from = url): Promise<string> {
  let text = "";
  await expect
    .poll(async () => {
      const html = await (await fetch(from + page)).text();
      text = /<button[^>]* data-press[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
      return text;
    })
    .toMatch(/\d (?:KB|MB)/);
  return text;
}

describe.each(["", "/fr", "/am"])("in %s/", (prefix) => {
  test.each([
    ["a record", "/resources/model-card-template"],
    ["a list", "/news"],
    ["the library", "/resources"],
  ])("the button of %s states the price, and that is what is transferred", async (_, page) => {
    const address = `${prefix}/packs${page}`;
    const button = await buttonOf(prefix + page);
    const info = await infoOf(address);
    const response = await fetch(url + info.pack);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    expect(bytes.length).toBe(info.size);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(info.digest);
    expect(button).toBe(info.words.save);
    expect(button).toContain(formatFileSize(bytes.length));
    const responses = await unpack(bytes, info.digest);
    expect(responses.has(prefix + page)).toBe(true);
  });
});

test("the library has every resource, readable without any other file", async () => {
  const info = await infoOf("/packs/resources");
  expect(info.words.save).toMatch(/^Save for offline: 21 resources, \d+ KB$/);
  const responses = await unpack(await bytesOf(info.pack), info.digest);
  const records = [...responses.keys()].filter((path) => /^\/resources\/[^.]+$/.test(path));
  expect(records).toHaveLength(21);
  expect([...responses.keys()]).toEqual(expect.arrayContaining(["/resources", "/resources?page=2"]));
  const list = await responses.get("/resources?page=2")?.text();
  // The records of the pack have no query.
  expect(list).toMatch(/href="\/resources\/[\w-]+"/);
  expect(list).not.toMatch(/href="\/resources\/[\w-]+\?/);
  const guide = (await responses.get("/resources/red-team-clinic")?.text()) ?? "";
  expect(guide).toContain("<style>");
  expect(guide).not.toMatch(/data-pack|data-start|rel="stylesheet"|action="\/low-data"|og:title/);
});

test("two processes make the same pack", async () => {
  const other = await startSite({ LOG_LEVEL: "error" });
  const [here, there] = await Promise.all([
    infoOf("/fr/packs/events"),
    infoOf("/fr/packs/events", other.url),
  ]);
  expect(there.digest).toBe(here.digest);
  await other.stop();
});

test("files to download are priced apart from the pack", async () => {
  const { files, words } = await infoOf("/packs/resources/scam-lesson-pack");
  expect(files).toHaveLength(1);
  const [file] = files;
  expect((await bytesOf(file?.address ?? "")).length).toBe(file?.bytes);
  expect(words.files).toBe("Include the file (139 KB)");
  expect((await infoOf("/packs/news")).words.files).toBe("");
});

test("as one HTML document, a pack needs nothing else", async () => {
  const response = await fetch(`${url}/fr/packs/resources.html`, {
    headers: { "accept-encoding": "identity" },
  });
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="resources.html"');
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr" dir="ltr">/);
  expect(html.match(/<article /g)).toHaveLength(21);
  expect(html).not.toMatch(/ (?:src|href)="(?:\/|http[^"]*\.(?:css|js))|<script/);
  const { words } = await infoOf("/fr/packs/resources");
  expect(words.document).toContain(formatFileSize(Buffer.byteLength(html)));
  const page = await (await fetch(`${url}/fr/resources`)).text();
  expect(page).toContain('<a href="/fr/packs/resources.html" download="">');
});

test.each([
  "/packs/nothing.json",
  "/packs/people.gz",
  "/packs/resources",
  "/packs/resources.gz",
  "/packs/resources.0123456789abcdef.gz",
  "/packs/resources/unknown.json",
  "/packs/resources/unknown.html",
  "/packs/.json",
])("%s is not found", async (path) => {
  expect((await fetch(url + path)).status).toBe(404);
});

test("search results offer no pack", async () => {
  expect(await (await fetch(`${url}/news?q=data`)).text()).not.toContain("data-pack");
});

test("with OFFLINE=off nothing is offered", async () => {
  const site = await startSite({ OFFLINE: "off", LOG_LEVEL: "error" });
  for (const path of ["/packs/resources.json", "/on-this-device"])
    expect((await fetch(site.url + path)).status).toBe(404);
  for (const path of ["/resources", "/resources/red-team-clinic", "/"])
    expect(await (await fetch(site.url + path)).text()).not.toMatch(/data-pack|on-this-device/);
  await site.stop();
});

test("the page of the device says without script that it needs script", async () => {
  const html = await (await fetch(`${url}/sw/on-this-device`)).text();
  expect(html).toMatch(/<noscript><p>Ukurasa huu unahitaji JavaScript/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await fetch(`${url}/sw`)).text()).toContain('href="/sw/on-this-device"');
});

describe("when the content changes", () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await startSiteWith(async (db) => {
      await save(db, "news", news("a"), news("b"));
      await save(db, "resources", resource("with-quote's & sign"));
    });
  });
  afterAll(() => site.stop());

  test("the old pack is no longer found, and the new price is that of the new pack", async () => {
    const before = await infoOf("/packs/news/a", site.url);
    const list = await infoOf("/packs/news", site.url);
    await save(site.db, "news", news("a", { content: "Another text. ".repeat(50) }));
    await expect.poll(async () => (await infoOf("/packs/news/a", site.url)).digest).not.toBe(before.digest);
    expect((await site.get(before.pack)).status).toBe(404);
    expect((await site.get(list.pack)).status).toBe(404);
    const after = await infoOf("/packs/news/a", site.url);
    expect((await bytesOf(after.pack, site.url)).length).toBe(after.size);
    expect(await buttonOf("/news/a", site.url)).toBe(after.words.save);
  });

  test("a record with an odd address has its pack", async () => {
    const html = await (await site.get("/resources/with-quote's%20%26%20sign")).text();
    const address = /data-pack="([^"]+)"/.exec(html)?.[1]?.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    const info = await infoOf(address ?? "", site.url);
    const responses = await unpack(await bytesOf(info.pack, site.url), info.digest);
    expect([...responses.keys()]).toEqual([info.page]);
  });

  test("a list without records offers no pack", async () => {
    expect(await (await site.get("/events")).text()).not.toContain("data-pack");
    expect((await site.get("/packs/events.json")).status).toBe(404);
  });
});

test("a flood gets answers, at worst that the site is busy", async () => {
  const paths = Array.from({ length: 300 }, (_, index) => [
    `/packs/resources/unknown-${index}.json`,
    `/packs/${["news", "events", "our-work"][index % 3]}.json`,
  ]).flat();
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
  expect(statuses.filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
  expect((await infoOf("/packs/news")).size).toBeGreaterThan(0);
});
