import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ElementCompact, xml2js } from "xml-js";
import { event, news, resource } from "../records.ts";
import { remove, removeAll, save } from "../save.ts";
import { type SeededSite, siteUrl, startSiteWith } from "./site-with-records.ts";

const hostile = "</script> Q&A ]]> and ]]> \u0007ሰላም";
const shown = "</script> Q&A ]]> and ]]> ሰላም";

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(
      db,
      "news",
      news("first", { created_at: "2026-01-01T10:00:00.000Z", updated_at: "2026-04-01T10:00:00.000Z" }),
      news("second & last", {
        headline: hostile,
        content:
          "# Heading\n\nSee [us](/contact?a=1&b=2), [this](#part), ![icon](https://example.org/icon.png) & `]]>`.",
        created_at: "2026-03-01T10:00:00.000Z",
      }),
    );
    await save(
      db,
      "events",
      event("clinic", { city: "Addis & Co", country: "", created_at: "2026-02-01T10:00:00.000Z" }),
    );
    await save(db, "resources", resource("guide", { created_at: "2026-02-02T10:00:00.000Z" }));
  });
});
afterAll(() => site.stop());

/** Throws if the feed is not well-formed. */
async function read(path: string): Promise<ElementCompact> {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return xml2js(await response.text(), { compact: true });
}

/** The text of an element, whether or not it is in CDATA. */
const text = (element: ElementCompact): string => [element._text, element._cdata].flat().join("");

describe("RSS", () => {
  test("of news: newest first, in full, with absolute links", async () => {
    const { channel } = (await read("/feeds/news.rss")).rss;
    expect(text(channel.link)).toBe(`${siteUrl}/news`);
    expect(channel["atom:link"]._attributes).toMatchObject({
      rel: "self",
      href: `${siteUrl}/feeds/news.rss`,
    });
    const [newest, first] = channel.item;
    expect(channel.item).toHaveLength(2);
    expect(newest.title).toEqual({ _text: shown });
    expect(text(newest.link)).toBe(`${siteUrl}/news/second%20%26%20last`);
    expect(newest.guid).toMatchObject({ _attributes: { isPermaLink: "true" }, _text: text(newest.link) });
    expect(new Date(text(newest.pubDate)).toISOString()).toBe("2026-03-01T10:00:00.000Z");
    expect(text(newest["content:encoded"])).toBe(
      [
        '<h2 id="part-heading">Heading</h2>\n',
        `<p>See <a href="${siteUrl}/contact?a=1&amp;b=2">us</a>, `,
        `<a href="${siteUrl}/news/second%20%26%20last#part">this</a>, `,
        "icon &amp; <code>]]&gt;</code>.</p>\n",
      ].join(""),
    );
    expect(text(first.title)).toBe("Headline first");
  });

  test("of all updates: news, events and resources by date", async () => {
    const { channel } = (await read("/feeds/updates.rss")).rss;
    const items = channel.item.map((item: ElementCompact) => [text(item.category), text(item.link)]);
    expect(items).toEqual([
      ["News", `${siteUrl}/news/second%20%26%20last`],
      ["Resource", `${siteUrl}/resources/guide`],
      ["Event", `${siteUrl}/events/clinic`],
      ["News", `${siteUrl}/news/first`],
    ]);
    expect(text(channel.item[2]["content:encoded"])).toBe(
      "<p>20 November 2026, 09:00 UTC. Addis &amp; Co</p>\n<p>Text.</p>\n",
    );
  });
});

test("escapes markup in a title once", async () => {
  await save(
    site.db,
    "news",
    news("marked-up", { headline: "<b>Bold</b> &amp; Q&A", created_at: "2025-01-01T10:00:00.000Z" }),
  );
  const rss = await (await site.get("/feeds/news.rss")).text();
  expect(rss).toContain("<title>&lt;b&gt;Bold&lt;/b&gt; &amp;amp; Q&amp;A</title>");
  const atom = await (await site.get("/feeds/news.atom")).text();
  expect(atom).toContain('<title type="html"><![CDATA[&lt;b&gt;Bold&lt;/b&gt; &amp;amp; Q&amp;A]]></title>');
  await remove(site.db, "news", "marked-up");
});

describe("Atom", () => {
  test("of news", async () => {
    const { feed } = await read("/feeds/news.atom");
    expect(text(feed.updated)).toBe("2026-04-01T10:00:00.000Z");
    expect(text(feed.author.name)).toBe("Secure AI Africa");
    const links = feed.link.map((link: ElementCompact) => link._attributes);
    expect(links).toContainEqual({ rel: "self", href: `${siteUrl}/feeds/news.atom` });
    const [newest, changed] = feed.entry;
    expect(text(newest.updated)).toBe("2026-03-01T10:00:00.000Z");
    expect(text(changed.updated)).toBe("2026-04-01T10:00:00.000Z");
    expect(text(changed.published)).toBe("2026-01-01T10:00:00.000Z");
    expect(newest.title._attributes?.type).toBe("html");
    expect(text(newest.title)).toBe("&lt;/script&gt; Q&amp;A ]]&gt; and ]]&gt; ሰላም");
    expect(text(newest.id)).toBe(`${siteUrl}/news/second%20%26%20last`);
    expect(text(newest.published)).toBe("2026-03-01T10:00:00.000Z");
    expect(text(newest.content)).toContain(`<a href="${siteUrl}/contact?a=1&amp;b=2">us</a>`);
  });

  test("of all updates", async () => {
    const { feed } = await read("/feeds/updates.atom");
    expect(feed.entry).toHaveLength(4);
  });
});

test.each([
  ["/feeds/news.rss", "application/rss+xml; charset=utf-8"],
  ["/feeds/updates.atom", "application/atom+xml; charset=utf-8"],
])("%s is sent as %s", async (path, type) => {
  expect((await site.get(path)).headers.get("content-type")).toBe(type);
});

test.each(["/feeds/events.rss", "/feeds/news.json", "/feeds/news", "/feeds/constructor.rss"])(
  "%s answers 404",
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);

test.each([
  ["/", "/feeds/updates"],
  ["/news", "/feeds/news"],
])("%s points feed readers to %s", async (page, feed) => {
  const html = await (await site.get(page)).text();
  for (const format of ["rss", "atom"]) {
    expect(html).toMatch(
      new RegExp(
        `<link rel="alternate" type="application/${format}\\+xml" title="[^"]+" href="${feed}.${format}"/>`,
      ),
    );
  }
});

test("updates a feed when a record is changed, added or deleted", async () => {
  const before = await site.get("/feeds/news.rss");
  await save(
    site.db,
    "news",
    news("first", { headline: "Mended", created_at: "2026-01-01T10:00:00.000Z" }),
    news("third", { created_at: "2026-04-01T10:00:00.000Z" }),
  );
  await remove(site.db, "news", "second & last");
  const after = await site.get("/feeds/news.rss", { "if-none-match": before.headers.get("etag") ?? "" });
  expect(after.status).toBe(200);
  const titles = [...(await after.text()).matchAll(/<item>\s*<title>(.*?)<\/title>/g)].map(
    ([, title]) => title,
  );
  expect(titles).toEqual(["Headline third", "Mended"]);
});

test("serves a valid feed without entries", async () => {
  await removeAll(site.db, "news");
  const { channel } = (await read("/feeds/news.rss")).rss;
  expect(channel.item).toBeUndefined();
  const { feed } = await read("/feeds/news.atom");
  expect(feed.entry).toBeUndefined();
});
