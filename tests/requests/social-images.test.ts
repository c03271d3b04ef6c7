import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hub, viewBox } from "../../app/art/map.generated.ts";
import { PALETTE } from "../../app/art/palette.ts";
import { pages } from "../../app/metadata/page-paths.ts";
import { event, news, resource, work } from "../records.ts";
import { save } from "../save.ts";
import { type SeededSite, siteUrl, startSiteWith } from "./site-with-records.ts";

let site: SeededSite;
beforeAll(async () => {
  site = await startSiteWith(async (db) => {
    await save(db, "news", news("an item/é", { headline: "የሰው ሰራሽ አስተውሎት" }));
    await save(db, "our_work", work("a-project", { title: "W".repeat(2000) }));
    await save(db, "events", event("an-event", { name: "مرحبا 🌍" }));
    await save(db, "resources", resource("a-resource", { title: "" }));
  });
});
afterAll(() => site.stop());

const records = [
  "/news/an%20item%2F%C3%A9",
  "/our-work/a-project",
  "/events/an-event",
  "/resources/a-resource",
];

describe("every page and record names its own social image", () => {
  const tags = new Map<string, string>();

  test.each([...pages, ...records])("%s", async (path) => {
    const html = await (await site.get(path)).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(address.startsWith(`${siteUrl}/social/`)).toBe(true);
    const response = await site.get(address.slice(siteUrl.length));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    const png = await sharp(await response.arrayBuffer()).metadata();
    expect([png.format, png.width, png.height]).toEqual(["png", 1200, 630]);
    tags.set(response.headers.get("etag") ?? "", path);
  });

  test("no two images are the same", () => {
    expect(tags.size).toBe(pages.length + records.length);
  });
});

test("lets other sites cache and embed an image, and answers 304 if unchanged", async () => {
  const { headers } = await site.get("/social/home.png");
  expect(headers.get("cache-control")).toBe("public, max-age=86400");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const etag = headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect((await site.get("/social/home.png", { "if-none-match": etag })).status).toBe(304);
  expect((await site.get("/social/home.png", { "if-none-match": '"other"' })).status).toBe(200);
});

test("answers HEAD like GET", async () => {
  const head = await site.head("/social/about.png");
  expect([head.status, head.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("draws a new image when an event's title, date or place changes", async () => {
  const seen = new Set<string | null>();
  for (const change of [
    {},
    { name: "Renamed" },
    { event_date: "2031-01-02T08:00:00Z", ends_at: null },
    { event_date: "2031-01-02T08:00:00Z", ends_at: "2031-01-03T08:00:00Z" },
    { city: "Elsewhere" },
  ]) {
    await save(site.db, "events", event("an-event", change));
    seen.add((await site.get("/social/events/an-event.png")).headers.get("etag"));
  }
  expect(seen.size).toBe(5);
});

test("shows the map in the image for Home", async () => {
  const home = await (await site.get("/social/home.png")).arrayBuffer();
  const [left = 0, top = 0, width = 1] = viewBox.split(" ").map(Number);
  const scale = 592 / width;
  const addisAbaba = {
    left: Math.round(596 + (hub.x - left) * scale),
    top: Math.round(46 + (hub.y - top) * scale),
    width: 1,
    height: 1,
  };
  const pixel = await sharp(home).extract(addisAbaba).removeAlpha().raw().toBuffer();
  expect(`#${pixel.toString("hex")}`).toBe(PALETTE.dark.teal);
});

test.each([
  "/social/no-such-page.png",
  "/social/news/no-such-item.png",
  "/social/home",
  "/social/home.jpg",
  "/social/.png",
  "/social/news/.png",
  "/social/constructor/x.png",
])("%s answers 404", async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

test("never draws text from the query", async () => {
  const [plain, asked] = await Promise.all(
    ["", "?title=Words+of+mine&label=Mine"].map((query) => site.get(`/social/about.png${query}`)),
  );
  expect(asked?.headers.get("etag")).toBe(plain?.headers.get("etag"));
});
