import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { indexedPages } from "../../app/metadata/page-paths.ts";
import { news, resource } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, siteUrl, startSiteWith } from "./site-with-records.ts";

const id = "it's <new>";
const address = "/news/it's%20%3Cnew%3E";

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(
      db,
      "news",
      news(id, {
        headline: 'Quotes " and <tags>',
        content: "What it says.",
        created_at: "2026-05-01T10:00:00Z",
      }),
      ...Array.from({ length: 13 }, (_, index) => news(`item-${index}`)),
    );
    await save(db, "resources", resource("guide"));
  });
});
afterAll(() => site.stop());

async function headOf(path: string) {
  const html = await (await site.get(path)).text();
  const one = (pattern: RegExp) => {
    const found = [...html.matchAll(pattern)].map(([, value]) => value);
    expect(found.length).toBeLessThanOrEqual(1);
    return found[0]
      ?.replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&#x27;", "'")
      .replaceAll("&gt;", ">");
  };
  return {
    canonical: one(/<link rel="canonical" href="([^"]*)"/g),
    robots: one(/<meta name="robots" content="([^"]*)"/g),
    title: one(/<title>([^<]*)<\/title>/g),
    description: one(/<meta name="description" content="([^"]*)"/g),
    property: (name: string) => one(new RegExp(`<meta property="${name}" content="([^"]*)"`, "g")),
  };
}

test.each(indexedPages)("%s has its canonical address and social metadata", async (path) => {
  const { canonical, robots, title, description, property } = await headOf(path);
  expect(canonical).toBe(siteUrl + path);
  expect(robots).toBeUndefined();
  expect(property("og:url")).toBe(canonical);
  expect(property("og:type")).toBe("website");
  expect(title).toBe(`${property("og:title")} | Secure AI Africa`);
  expect(property("og:description")).toBe(description);
  expect(property("og:site_name")).toBe("Secure AI Africa");
  expect(property("og:image")).toBe(`${siteUrl}/social${path === "/" ? "/home" : path}.png`);
  expect(property("og:image:alt")).toBe(property("og:title"));
});

test("marks a news item as an article, with its own title and text", async () => {
  const { canonical, property } = await headOf(address);
  expect(canonical).toBe(siteUrl + address);
  expect(property("og:type")).toBe("article");
  expect(property("article:published_time")).toBe("2026-05-01T10:00:00.000Z");
  expect(property("og:title")).toBe('Quotes " and <tags>');
  expect(property("og:description")).toBe("What it says.");
  expect(property("og:image")).toBe(`${siteUrl}/social${address}.png`);
});

describe("the canonical address", () => {
  test.each([
    ["/news?q=item", "/news"],
    ["/news?utm_source=x&category=y", "/news"],
    ["/news?page=1", "/news"],
    ["/news?page=2", "/news?page=2"],
    ["/news?page=9999999", "/news?page=2"],
    ["/NEWS", "/news"],
    [`${address}?q=item&page=2`, address],
    ["/resources?category=for%20the%20PUBLIC", "/resources?category=For+the+Public"],
    ["/faq?category=membership", "/faq?category=membership"],
    ["/faq?category=general", "/faq"],
    ["/faq?category=nonsense", "/faq"],
    ["/?updates=news", "/"],
    ["/contact?sent=yes", "/contact"],
  ])("of %s is %s", async (path, canonical) => {
    expect((await headOf(path)).canonical).toBe(siteUrl + canonical);
  });
});

test.each(["/news?q=item", "/search?q=item", "/faq?q=data", "/resources?category=nonsense"])(
  "%s is marked noindex",
  async (path) => {
    expect((await headOf(path)).robots).toBe("noindex");
  },
);

test.each(["/no-such-page", "/news/no-such-item", "/events/no-such-event", "/our-work/x", "/resources/x"])(
  "%s has neither a canonical address nor a social image",
  async (path) => {
    const { canonical, robots, property } = await headOf(path);
    expect(robots).toBe("noindex");
    expect(canonical).toBeUndefined();
    expect(property("og:url")).toBeUndefined();
    expect(property("og:image")).toBeUndefined();
  },
);
