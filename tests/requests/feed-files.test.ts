import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ElementCompact, xml2js } from "xml-js";
import { indexedPages } from "../../app/metadata/page-paths.ts";
import { event, news, resource, work } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, siteUrl, startSiteWith } from "./site-with-records.ts";

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(
      db,
      "news",
      news("it's <new> & odd", { created_at: "2026-05-01T10:00:00.000Z" }),
      news("older"),
    );
    await save(db, "our_work", work("a-project"));
    await save(db, "events", event("an-event"));
    await save(db, "resources", resource("a-resource", { updated_at: "2026-11-17T08:00:00.000Z" }));
  });
});
afterAll(() => site.stop());

describe("the sitemap of a language", () => {
  const addresses = async () => {
    const response = await site.get("/sitemaps/en.xml");
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const { urlset }: ElementCompact = xml2js(await response.text(), { compact: true });
    expect(urlset._attributes.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    return new Map<string, string | undefined>(
      urlset.url.map(({ loc, lastmod }: ElementCompact) => [loc._text, lastmod?._text]),
    );
  };

  test("lists every page and record once, with the date of each record", async () => {
    const found = await addresses();
    const records = ["our-work/a-project", "events/an-event", "resources/a-resource", "news/older"];
    expect([...found.keys()].toSorted()).toEqual(
      [
        ...indexedPages.map((path) => siteUrl + path),
        ...records.map((path) => `${siteUrl}/${path}`),
        `${siteUrl}/news/it's%20%3Cnew%3E%20%26%20odd`,
      ].toSorted(),
    );
    expect(found.get(`${siteUrl}/news/it's%20%3Cnew%3E%20%26%20odd`)).toBe("2026-05-01T10:00:00.000Z");
    expect(found.get(`${siteUrl}/news`)).toBe("2026-11-15T08:00:00.000Z");
    for (const changed of ["/resources", "/resources/a-resource"])
      expect(found.get(siteUrl + changed)).toBe("2026-11-17T08:00:00.000Z");
    expect(found.has(`${siteUrl}/search`)).toBe(false);
  });

  test("changes when the content changes", async () => {
    await save(site.db, "our_work", work("another-project"));
    expect([...(await addresses()).keys()]).toContain(`${siteUrl}/our-work/another-project`);
  });

  test("lists only addresses that answer with 200", async () => {
    for (const address of (await addresses()).keys()) {
      const { status } = await site.head(address.slice(siteUrl.length));
      expect([address, status]).toEqual([address, 200]);
    }
  });
});

test("disallows the search in robots.txt, and names the sitemap", async () => {
  const response = await site.get("/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect((await response.text()).split("\n")).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /search", `Sitemap: ${siteUrl}/sitemap.xml`]),
  );
});

test("has the fields that RFC 9116 requires in security.txt", async () => {
  const response = await site.get("/.well-known/security.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).trimEnd().split("\n");
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  const of = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  expect(of("Contact")[0]).toBe(`${siteUrl}/contact`);
  expect(of("Canonical")).toEqual([`${siteUrl}/.well-known/security.txt`]);
  expect(of("Preferred-Languages")).toEqual(["en, fr, pt, sw, am, ar"]);
  expect(of("Expires")).toHaveLength(1);
  const left = Date.parse(of("Expires")[0] ?? "") - Date.now();
  expect(left).toBeGreaterThan(60 * 24 * 60 * 60 * 1000);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});

test("names the site in the manifest, with icons of the given sizes", async () => {
  const response = await site.get("/site.webmanifest");
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: "Secure AI Africa", id: "/", start_url: "/", lang: "en" });
  for (const { src, sizes, type } of manifest.icons) {
    expect((await site.head(src)).headers.get("content-type")).toBe(type);
    const { width, height } = await sharp(readFileSync(`public${src}`)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
});

describe.each([
  "/sitemap.xml",
  "/sitemaps/en.xml",
  "/sitemaps/ar.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/.well-known/security.txt",
  "/feeds/news.rss",
  "/feeds/news.atom",
  "/feeds/updates.rss",
  "/feeds/updates.atom",
  "/fr/feeds/updates.atom",
  "/events.ics",
  "/ar/events.ics",
  "/events/an-event.ics",
])("%s", (path) => {
  test("is not sent again to a client that has it", async () => {
    const { headers } = await site.get(path);
    const [etag = "", modified = ""] = [headers.get("etag"), headers.get("last-modified")].map(String);
    expect(Date.parse(modified)).toBeLessThanOrEqual(Date.now());
    for (const condition of [
      { "if-none-match": etag },
      { "if-none-match": `"other", ${etag}` },
      { "if-modified-since": modified },
    ]) {
      const again = await site.get(path, condition);
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(etag);
      expect(await again.text()).toBe("");
    }
  });

  test("is sent to a client that has another version", async () => {
    const { headers } = await site.get(path);
    const modified = Date.parse(headers.get("last-modified") ?? "");
    for (const condition of [
      { "if-none-match": '"other"' },
      { "if-modified-since": new Date(modified - 1000).toUTCString() },
      { "if-modified-since": "nonsense" },
      // The ETag takes precedence over the date.
      { "if-none-match": '"other"', "if-modified-since": new Date().toUTCString() },
    ]) {
      expect((await site.get(path, condition)).status).toBe(200);
    }
  });

  test("answers HEAD like GET, without a body", async () => {
    const [head, get] = await Promise.all([site.head(path), site.get(path)]);
    expect(head.status).toBe(200);
    for (const name of ["content-type", "etag", "last-modified", "cache-control"]) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect(await head.text()).toBe("");
  });
});
