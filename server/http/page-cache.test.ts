import { describe, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";

const log = createLog("silent");

function page(text: string, status = 200): CachedPage {
  const body = Buffer.from(text);
  return { status, headers: {}, etag: text, bodies: { identity: body, br: body, gzip: body } };
}

function setUp(options: { maxBytes?: number } = {}) {
  const state = { version: 1, now: 0, failing: false };
  const version = async () => {
    if (state.failing) throw new Error("The database is away");
    return state.version;
  };
  return { state, cache: createPageCache({ version, log, now: () => state.now, ...options }) };
}

describe("the page cache", () => {
  test("makes a page once", async () => {
    const { cache } = setUp();
    const render = vi.fn(async () => page("a"));
    await cache.get("/", render);
    expect((await cache.get("/", render)).page.etag).toBe("a");
    expect((await cache.fresh("/"))?.etag).toBe("a");
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("makes it anew when the content has changed, and after a minute", async () => {
    const { cache, state } = setUp();
    await cache.get("/", async () => page("a"));
    state.version = 2;
    expect(await cache.fresh("/")).toBeUndefined();
    expect((await cache.get("/", async () => page("b"))).page.etag).toBe("b");
    state.now = 60_001;
    expect((await cache.get("/", async () => page("c"))).page.etag).toBe("c");
  });

  test("hands over the page that is replaced", async () => {
    const { cache, state } = setUp();
    const render = vi.fn(async (_?: CachedPage) => page("a"));
    await cache.get("/", render);
    state.version = 2;
    await cache.get("/", render);
    expect(render.mock.calls.map(([previous]) => previous?.etag)).toEqual([undefined, "a"]);
  });

  test("renders once for all who ask at the same time", async () => {
    const { cache } = setUp();
    const render = vi.fn(async () => page("a"));
    await Promise.all(Array.from({ length: 50 }, () => cache.get("/", render)));
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("keeps no page that is not whole and found", async () => {
    const { cache } = setUp();
    for (const status of [404, 500, 503]) {
      await cache.get("/", async () => page("a", status));
      expect(await cache.fresh("/")).toBeUndefined();
    }
  });

  test("serves the last good copy when the database is away, and says so", async () => {
    const { cache, state } = setUp();
    await cache.get("/", async () => page("good"));
    state.failing = true;
    expect(await cache.get("/", async () => page("sorry", 503))).toMatchObject({
      page: { etag: "good" },
      lastGood: true,
    });
    expect(await cache.get("/other", async () => page("sorry", 503))).toMatchObject({
      page: { status: 503 },
      lastGood: false,
    });
    state.failing = false;
    expect(await cache.get("/", async () => page("good"))).toMatchObject({ lastGood: false });
  });

  test("serves the last good copy when a page fails after a change", async () => {
    const { cache, state } = setUp();
    await cache.get("/", async () => page("good"));
    state.version = 2;
    expect(await cache.get("/", async () => page("sorry", 500))).toMatchObject({
      page: { etag: "good" },
      lastGood: true,
    });
  });

  test("stays within its bounds, forgetting what was used longest ago", async () => {
    const { cache } = setUp({ maxBytes: 1000 });
    const big = "x".repeat(100);
    for (const key of ["/1", "/2", "/3"]) await cache.get(key, async () => page(big));
    await cache.fresh("/1");
    await cache.get("/4", async () => page(big));
    expect(await cache.fresh("/1")).toBeDefined();
    expect(await cache.fresh("/2")).toBeUndefined();
  });
});
