import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { readEnvironment } from "../process/environment.ts";
import type { Site } from "../site.ts";
import { coalesceRendering, isShareable } from "./coalesce-rendering.ts";

const siteUrl = "http://localhost:3000";

/** Pages of one text, all of which are rendered once `finish` is called. */
function pages() {
  const ready = Promise.withResolvers<void>();
  let version = 1;
  const render = vi.fn(async (request: Request) => {
    await ready.promise;
    const text = `${request.url} ${request.headers.get("cookie")} ${"words ".repeat(100)}`;
    return new Response(text, { headers: { "content-type": "text/html", "x-visitor": "none" } });
  });
  const content = { pageVersion: async () => version };
  const share = coalesceRendering({ settings: readEnvironment({}), content } as unknown as Site, render);
  const ask = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    share(new Request(siteUrl + path, { ...(signal && { signal }) }), headers);
  return { ask, render, finish: ready.resolve, publish: () => version++ };
}

test("identical concurrent requests share one rendering, and each gets its own response", async () => {
  const { ask, render, finish } = pages();
  const asked = Array.from({ length: 5 }, () => ask("/no-such-page?q=zz"));
  finish();
  for (const answer of await Promise.all(asked)) expect(await answer.text()).toContain("/no-such-page?q=zz");
  expect(render).toHaveBeenCalledTimes(1);
  await ask("/no-such-page?q=zz");
  expect(render).toHaveBeenCalledTimes(2);
});

test("caches a search until the content changes, whatever the spelling of its address", async () => {
  const { ask, render, finish, publish } = pages();
  finish();
  for (const path of ["/search?q=a+b", "/search?q=a%20%20b&utm=x"])
    expect(await (await ask(path)).text()).toContain("/search?q=a+b ");
  expect(render).toHaveBeenCalledTimes(1);
  publish();
  await ask("/search?q=a+b");
  expect(render).toHaveBeenCalledTimes(2);
});

test("many different searches evict the oldest", async () => {
  const { ask, render, finish } = pages();
  finish();
  await ask("/search?q=first");
  for (let index = 0; index < 300; index++) await ask(`/search?q=word-${index}`);
  await ask("/search?q=first");
  expect(render).toHaveBeenCalledTimes(302);
});

test("other visitors get nothing about the first visitor", async () => {
  const { ask, render, finish } = pages();
  finish();
  await ask("/search?q=zz", { cookie: "desk=secret; low-data=on", "user-agent": "mine" });
  const [request] = render.mock.calls[0] ?? [];
  expect([...(request?.headers ?? [])]).toEqual([["cookie", "low-data=on"]]);
});

test("does not share pages that differ in address, language, low-data mode, encoding, version of the content", async () => {
  const { ask, render, finish, publish } = pages();
  const asked = [
    ask("/search?q=a"),
    ask("/search?q=b"),
    ask("/fr/search?q=a"),
    ask("/search?q=a", { "save-data": "on" }),
    ask("/search?q=a", { "accept-encoding": "br" }),
    ask("/search?q=a", { "accept-encoding": "gzip" }),
  ];
  await expect.poll(() => render.mock.calls.length === 6).toBe(true);
  publish();
  asked.push(ask("/search?q=a"));
  finish();
  const [, , , , brotli, zipped] = await Promise.all(asked);
  expect(render).toHaveBeenCalledTimes(7);
  const bytes = async (answer = new Response()) => Buffer.from(await answer.arrayBuffer());
  expect(brotliDecompressSync(await bytes(brotli)).toString()).toContain("words");
  expect(gunzipSync(await bytes(zipped)).toString()).toContain("words");
  expect(brotli?.headers.get("vary")).toContain("Accept-Encoding");
});

test("continues while one client waits, and aborts when all have disconnected", async () => {
  const { ask, render } = pages();
  const visitors = [new AbortController(), new AbortController()];
  const asked = visitors.map(({ signal }) => ask("/search?q=zz", {}, signal));
  await expect.poll(() => render.mock.calls.length === 1).toBe(true);
  const isStopped = () => render.mock.calls[0]?.[0].signal.aborted;
  visitors[0]?.abort(new Error("gone"));
  await expect(asked[0]).rejects.toThrow("gone");
  expect(isStopped()).toBe(false);
  visitors[1]?.abort(new Error("gone"));
  await expect(asked[1]).rejects.toThrow("gone");
  expect(isStopped()).toBe(true);
});

test.each([
  ["/search?q=a", {}, true],
  ["/nowhere", {}, true],
  ["/search?q=a", { method: "HEAD" }, true],
  ["/contact?sent=A", {}, false],
  ["/fr/contact?correct=A", {}, false],
  ["/my-data/token", {}, false],
  ["/fr/subscription/token", {}, false],
  ["/fr/My-Data/token", {}, false],
  ["/feeds/news.rss", { headers: { "if-none-match": "a" } }, false],
  ["/contact", { method: "POST" }, false],
])("%s %o is shared: %s", (path, init, expected) => {
  expect(isShareable(new Request(siteUrl + path, init))).toBe(expected);
});
