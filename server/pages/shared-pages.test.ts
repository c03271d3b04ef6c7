import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { afterEach, expect, test, vi } from "vitest";
import { languageCodes } from "../../languages.ts";
import { rawRequest } from "../../tests/requests/raw-request.ts";
import { createLog } from "../process/log.ts";
import type { Site } from "../site.ts";
import { sharedPages } from "./shared-pages.ts";

const words = Array.from({ length: 3000 }, (_, number) => `word ${(number * number) % 997}`).join(" ");

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Shared pages in front of an app that answers 404 to the rest; `render` receives each rendered address. */
async function serve(render: (request: Request) => Promise<Response>) {
  const site = {
    content: { pageVersion: async () => 1, knownPageVersion: () => 1, pages: { wasPublic: () => false } },
    counts: { page: () => {}, failedSearch: () => {} },
    log: createLog("silent"),
    settings: { siteUrl: "http://site" },
  } as unknown as Site;
  const shared = sharedPages({
    site,
    // What is rendered for one visitor has their address.
    render: async (request, { visitorAddress } = {}) =>
      visitorAddress ? new Response("none", { status: 404 }) : render(request),
    fixedPages: ["/", "/about", "/news"],
    findOldAddress: async () => undefined,
  });
  const app = getRequestListener((request, env) =>
    shared.answer(request, (env as HttpBindings).incoming.headers, "192.0.2.1"),
  );
  const inApp = vi.fn(app);
  const server = createServer(shared.fromCache(inApp));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, shared, inApp };
}

const ask = (url: string) => fetch(url, { redirect: "manual", headers: { "accept-encoding": "br" } });
const pageOf = async (request: Request) =>
  new Response(`${new URL(request.url).pathname} ${words}`, { headers: { "content-type": "text/html" } });

test("a page is rendered once, however its address is spelled", async () => {
  const render = vi.fn(pageOf);
  const { url } = await serve(render);
  for (const target of [
    "/about",
    "/about#1",
    "/%61bout",
    "/x/../about",
    "/about?category=x",
    "/about?page=2&odd=1",
    "http://other/about",
  ]) {
    const answer = await rawRequest(url, `GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
    expect(answer, target).toContain("HTTP/1.1 200");
    expect(answer).toContain("/about word");
  }
  expect(render).toHaveBeenCalledTimes(1);
});

test("a cached page that must be compressed for an old client goes the way of pages that are rendered", async () => {
  const { url, inApp } = await serve(pageOf);
  const inForm = async (accepted: string) => {
    const before = inApp.mock.calls.length;
    const answer = await fetch(`${url}/about`, { headers: { "accept-encoding": accepted } });
    expect(await answer.text()).toContain("/about word");
    return inApp.mock.calls.length - before;
  };
  expect([await inForm("br"), await inForm("br")]).toEqual([1, 0]);
  for (const accepted of ["gzip", "identity"])
    expect([await inForm(accepted), await inForm(accepted)], accepted).toEqual([1, 0]);
});

test("redirects an upper-case path without rendering the page", async () => {
  const render = vi.fn(pageOf);
  const { url } = await serve(render);
  const moved = await ask(`${url}/ABOUT?a=1`);
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/about?a=1"]);
  expect(render).not.toHaveBeenCalled();
});

test.each(["/odd", "/about/odd", "/about/", "/news/a.b"])("%s is not cached", async (path) => {
  const render = vi.fn(pageOf);
  const { url } = await serve(render);
  for (let times = 1; times <= 2; times++) {
    await ask(url + path);
    expect(render).toHaveBeenCalledTimes(times);
  }
});

const lengthOf = async (url: string) => Number((await ask(url)).headers.get("content-length"));

test("equal searches share a cached page, however they are spelled", async () => {
  const render = vi.fn(pageOf);
  const { url } = await serve(render);
  for (const query of ["q=a", "q=a", "q=%20a&odd=1"]) await ask(`${url}/news?${query}`);
  expect(render).toHaveBeenCalledTimes(1);
  await ask(`${url}/news?q=b`);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page that is requested again is compressed best, in the background", async () => {
  const { url } = await serve(pageOf);
  const first = await lengthOf(`${url}/about`);
  await expect.poll(() => lengthOf(`${url}/about`)).toBeLessThan(first);
});

test("a page that is requested once is not", async () => {
  const { url, shared } = await serve(pageOf);
  const quick = await lengthOf(`${url}/news/a`);
  // By when these are ready, it would have been compressed too.
  const stop = shared.warmUp();
  await expect.poll(() => lengthOf(`${url}/news`)).toBeLessThan(quick);
  expect(await lengthOf(`${url}/news/a`)).toBe(quick);
  await stop();
});

test("renders the fixed pages after the start, and nothing after a stop", async () => {
  const render = vi.fn(pageOf);
  const { url, shared } = await serve(render);
  const stop = shared.warmUp();
  const all = 3 * 2 * languageCodes.length;
  await vi.waitUntil(() => render.mock.calls.length === all, { timeout: 60_000 });
  for (const path of ["/", "/about", "/news", "/fr", "/ar/about"]) {
    for (const lowData of ["on", "off"]) {
      expect((await fetch(url + path, { headers: { "save-data": lowData } })).status).toBe(200);
    }
  }
  expect(render).toHaveBeenCalledTimes(all);
  await stop();

  const other = await serve(render);
  await other.shared.warmUp()();
  expect(render).toHaveBeenCalledTimes(all);
});

test("aborts rendering when the client disconnects", async () => {
  const signals: AbortSignal[] = [];
  const { url } = await serve((request) => {
    signals.push(request.signal);
    return new Promise((_, reject) =>
      request.signal.addEventListener("abort", () => reject(request.signal.reason)),
    );
  });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write("GET /about HTTP/1.1\r\nHost: site\r\n\r\n");
  await vi.waitUntil(() => signals.length === 1);
  expect(signals[0]?.aborted).toBe(false);
  socket.destroy();
  await vi.waitUntil(() => signals[0]?.aborted);
});
