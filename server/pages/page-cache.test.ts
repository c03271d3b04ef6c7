import { describe, expect, test, vi } from "vitest";
import { bufferMemory } from "../../tests/memory.ts";
import { createLog } from "../process/log.ts";
import { type CachedPage, cachedPage, textOf as decoded } from "./cached-page.ts";
import { createPageCache } from "./page-cache.ts";

const log = createLog("silent");

const page = (text: string, status = 200) => cachedPage({ status, headers: {}, body: Buffer.from(text) });
const textOf = (page: CachedPage) => decoded(page).toString();

function setUp(options: { maxBytes?: number; maxEntries?: number } = {}) {
  const state = { version: 1, now: 0, failing: false };
  const version = async () => {
    if (state.failing) throw new Error("The database is away");
    return state.version;
  };
  const knownVersion = () => (state.failing ? undefined : state.version);
  const limits = { maxBytes: 1_000_000, maxEntries: 100, ...options };
  return { state, cache: createPageCache({ version, knownVersion, log, now: () => state.now, ...limits }) };
}

describe("the page cache", () => {
  test("renders a page once", async () => {
    const { cache } = setUp();
    const render = vi.fn(async () => page("a"));
    const { page: made } = await cache.get("/", render);
    expect(await cache.get("/", render)).toEqual({ page: made, lastGood: false });
    expect(await cache.ready("/")).toEqual({ page: made, lastGood: false });
    expect(cache.known("/")).toBe(made);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("renders it again when the content has changed, and after a minute", async () => {
    const { cache, state } = setUp();
    const made = async (text: string) => textOf((await cache.get("/", () => page(text))).page);
    await made("a");
    state.version = 2;
    expect(await cache.ready("/")).toBeUndefined();
    expect(cache.known("/")).toBeUndefined();
    expect(await made("b")).toBe("b");
    state.now = 60_001;
    expect(await made("c")).toBe("c");
  });

  test("passes the previous page to the renderer", async () => {
    const { cache, state } = setUp();
    const render = vi.fn((_?: CachedPage) => page("a"));
    const { page: first } = await cache.get("/", render);
    state.version = 2;
    await cache.get("/", render);
    expect(render.mock.calls.map(([previous]) => previous)).toEqual([undefined, first]);
  });

  test("renders once for concurrent requests", async () => {
    const { cache } = setUp();
    const render = vi.fn(() => page("a"));
    await Promise.all(Array.from({ length: 50 }, () => cache.get("/", render)));
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("stops rendering when all clients have disconnected", async () => {
    const { cache } = setUp();
    const visitor = new AbortController();
    const render = vi.fn(
      (_: unknown, signal: AbortSignal) =>
        new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    const asked = cache.get("/", render, visitor.signal);
    await vi.waitUntil(() => render.mock.calls.length === 1);
    visitor.abort(new Error("gone"));
    await expect(asked).rejects.toThrow("gone");
    expect(render.mock.calls[0]?.[1].aborted).toBe(true);
  });

  test("caches only complete pages with status 200", async () => {
    const { cache } = setUp();
    for (const status of [302, 404, 500, 503]) {
      await cache.get("/", () => page("a", status));
      expect(await cache.ready("/")).toBeUndefined();
    }
    expect(cache.bytes()).toBe(0);
  });
});

describe("when something fails", () => {
  test("serves the last good copy and marks it; without one, serves the error page", async () => {
    const { cache, state } = setUp();
    const { page: good } = await cache.get("/", () => page("good"));
    state.failing = true;
    expect(await cache.get("/", () => page("sorry", 503))).toEqual({ page: good, lastGood: true });
    expect(await cache.get("/other", () => page("sorry", 503))).toMatchObject({
      page: { status: 503 },
      lastGood: false,
    });
    state.failing = false;
    state.now += 1001;
    expect(await cache.get("/", () => page("good"))).toMatchObject({ lastGood: false });
  });

  test("the last good copy is ready without rendering, while the version is unknown or a page was tried just now", async () => {
    const { cache, state } = setUp();
    const { page: good } = await cache.get("/", () => page("good"));
    state.failing = true;
    expect(await cache.ready("/")).toEqual({ page: good, lastGood: true });
    expect(await cache.ready("/other")).toBeUndefined();
    state.failing = false;
    state.version = 2;
    expect(await cache.ready("/")).toBeUndefined();
    await cache.get("/", () => page("sorry", 500));
    expect(await cache.ready("/")).toEqual({ page: good, lastGood: true });
    state.now += 1001;
    expect(await cache.ready("/")).toBeUndefined();
  });

  test("renders a page without the database, and does not cache it", async () => {
    const { cache, state } = setUp();
    state.failing = true;
    expect(await cache.get("/about", () => page("about"))).toMatchObject({ page: { status: 200 } });
    expect(cache.bytes()).toBe(0);
  });

  test.each(["says so", "throws"])(
    "a page that %s after a change is tried again after a second",
    async (how) => {
      const { cache, state } = setUp();
      const { page: good } = await cache.get("/", () => page("good"));
      state.version = 2;
      const fail = vi.fn(() => (how === "throws" ? Promise.reject(new Error("no")) : page("sorry", 500)));
      for (let times = 0; times < 3; times++) {
        expect(await cache.get("/", fail)).toEqual({ page: good, lastGood: true });
      }
      expect(fail).toHaveBeenCalledTimes(1);
      state.now += 1001;
      expect(textOf((await cache.get("/", () => page("mended"))).page)).toBe("mended");
    },
  );

  test("without a copy the failure is passed on", async () => {
    const { cache } = setUp();
    await expect(cache.get("/", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  });

  test("a deleted page does not come back", async () => {
    const { cache, state } = setUp();
    await cache.get("/news/a", () => page("a"));
    state.version = 2;
    await cache.get("/news/a", () => page("not found", 404));
    state.failing = true;
    expect(await cache.get("/news/a", () => page("sorry", 503))).toMatchObject({ page: { status: 503 } });
  });
});

describe("its limits", () => {
  test("in bytes: the least recently used page is evicted", async () => {
    const { cache } = setUp({ maxBytes: 7000 });
    for (const key of ["/1", "/2", "/3"]) await cache.get(key, () => page("x".repeat(200)));
    await cache.ready("/1");
    await cache.get("/4", () => page("x".repeat(200)));
    expect(await cache.ready("/1")).toBeDefined();
    expect(await cache.ready("/2")).toBeUndefined();
  });

  test("in entries", async () => {
    const { cache } = setUp({ maxEntries: 2 });
    for (const key of ["/1", "/2", "/3"]) await cache.get(key, () => page("x"));
    expect(await cache.ready("/1")).toBeUndefined();
    expect(await cache.ready("/3")).toBeDefined();
  });

  test("thousands of odd addresses take no more memory than is counted", async () => {
    const maxBytes = 1_000_000;
    const { cache } = setUp({ maxBytes, maxEntries: 100_000 });
    const before = bufferMemory();
    // As a response's body comes: 11 bytes at the beginning of 64 KB.
    const odd = () =>
      cachedPage({ status: 200, headers: {}, body: Buffer.from(new ArrayBuffer(65_536), 0, 11) });
    for (let number = 0; number < 2000; number++) await cache.get(`/odd/${number}`, odd);
    expect(cache.bytes()).toBeGreaterThan(maxBytes / 2);
    expect(cache.bytes()).toBeLessThanOrEqual(maxBytes);
    // What is no longer in use is given back a little later.
    await expect.poll(() => bufferMemory() - before).toBeLessThan(2 * maxBytes);
  });
});
