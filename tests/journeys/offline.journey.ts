/**
 * Reading without a connection. These tests stop or freeze the real server: the browser's own offline switch does not
 * reach workers.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { onPoorLine } from "../budgets/weigh.ts";
import { type SiteProcess, startSiteProcess } from "../site.ts";
import { test as base, expect, started } from "./journey.ts";

const test = base.extend<{ server: SiteProcess }>({
  server: async ({}, use) => {
    const server = await startSiteProcess();
    await use(server);
    // A frozen process does not end otherwise.
    await server.stop("SIGKILL");
  },
  site: ({ server }, use) => use(server),
});
test.use({ serviceWorkers: "allow" });

/** The keys in the cache of pages that were read, the oldest first. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open("pages")).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });

async function read(page: Page, address: string, key = address): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await expect.poll(() => kept(page)).toContain(key);
}

const note = (page: Page) => page.locator("#kept-copy");
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const portOf = ({ url }: { url: string }) => new URL(url).port;

/** The paths that the server was asked for, in order. */
const requestsTo = (server: SiteProcess): string[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.includes('"request"'))
    .map((line) => JSON.parse(line).path);

test("pages that were read can be read again, with their date and scripts; others say that they are not kept", async ({
  page,
  server,
}) => {
  await read(page, "/");
  await read(page, "/about");
  await read(page, "/fr/news");
  await expect(note(page)).toHaveCount(0);
  await server.stop();

  for (const address of ["/", "/about"]) {
    await page.goto(address);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(note(page)).toContainText("You are reading a copy that was saved on this device:");
    await started(page);
  }
  await expect(note(page).locator("time")).toContainText(String(new Date().getFullYear()));
  await page.goto("/fr/news");
  await expect(note(page)).toContainText("Vous lisez une copie enregistrée sur cet appareil");

  const french = await page.goto("/fr/events");
  expect(french?.status()).toBe(503);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Cette page n’est pas enregistrée sur cet appareil",
  );
  // The page in the visitor's language comes first.
  const links = page.getByRole("listitem");
  await expect(links.first()).toHaveText(/Actualités/);
  for (const title of [/About/, /Strong Africa/, /Contact/, /On this device/])
    await expect(links.filter({ hasText: title })).toHaveCount(1);
  await page.goto("/ar/events?q=secret");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("هذه الصفحة غير محفوظة على هذا الجهاز");
  await page.getByRole("link", { name: /About/ }).click();
  await expect(page).toHaveURL("/about");
  await expect(note(page)).toBeVisible();
});

test("nothing is downloaded twice, and the worker comes last", async ({ page, server }) => {
  await read(page, "/");
  await read(page, "/about");
  const requests = requestsTo(server);
  const files = requests.filter((path) => path !== "/worker.js");
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
  // Afterwards only what must open offline.
  const first = requests.slice(0, requests.indexOf("/about"));
  const essential = /^\/(?:on-this-device|contact|assets\/(?:on-this-device|stored-packs|outbox|forget)-.*)$/;
  expect(first.filter((path) => !essential.test(path)).at(-1)).toBe("/worker.js");
});

test("after four seconds without an answer the kept copy is shown, and a late answer is kept", async ({
  page,
  server,
}) => {
  const dateOf = () =>
    page.evaluate(async () => (await caches.match("/about"))?.headers.get("x-kept-at") ?? "");
  await read(page, "/");
  await read(page, "/about");
  const before = await dateOf();
  server.process.kill("SIGSTOP");
  const began = performance.now();
  await page.goto("/about");
  expect(performance.now() - began).toBeGreaterThan(3900);
  await expect(note(page)).toBeVisible();
  server.process.kill("SIGCONT");
  await expect.poll(dateOf).not.toBe(before);
  await expect(note(page)).toBeVisible();

  // A page without a copy waits for its answer.
  server.process.kill("SIGSTOP");
  const opening = page.goto("/faq");
  const other = await page.context().newPage();
  await other.goto("/about");
  await expect(note(other)).toBeVisible();
  server.process.kill("SIGCONT");
  expect((await opening)?.status()).toBe(200);
});

test("with Save-Data there is no worker, and on a poor line only after a touch", async ({
  page,
  browser,
  baseURL,
}) => {
  const idle = (on: Page) => on.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const saving = await browser.newPage({ ...(baseURL && { baseURL }), serviceWorkers: "allow" });
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await onPoorLine(page);
  for (const each of [saving, page]) {
    await each.goto("/about", { waitUntil: "networkidle" });
    await started(each);
    await idle(each);
    expect(await workers(each)).toBe(0);
    await each.keyboard.press("Shift");
  }
  await expect.poll(() => workers(page)).toBe(1);
  expect(await workers(saving)).toBe(0);
  await saving.context().close();
});

test("a page in low-data mode is kept for that mode only", async ({ page, server }) => {
  await read(page, "/faq");
  await read(page, "/about");
  await page.getByRole("contentinfo").getByRole("button", { name: "Turn low-data mode on" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-low-data");
  await expect.poll(() => kept(page)).toContain("/about?low-data");
  await server.stop();

  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-low-data");
  await expect(note(page)).toBeVisible();
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not saved on this device");
  await expect(page.getByRole("listitem").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("listitem").getByRole("link")).toHaveAttribute("href", "/about");
});

test("searches, sent messages, personal pages, the desk and errors are never kept", async ({ page }) => {
  await read(page, "/");
  await read(page, "/about");
  const before = await kept(page);
  for (const address of [
    "/search?q=privacy",
    "/news?q=privacy",
    "/contact?sent=token",
    "/my-data/token",
    "/approve/token",
    "/preview/token",
    "/desk",
    "/no-such-page",
    "/ABOUT",
    "/feeds/news.rss",
  ])
    await page.goto(address).catch(() => {});
  // The worker keeps answers in turn, so the others would be there now.
  await read(page, "/faq");
  const isPage = (key: string) => !key.startsWith("/assets/") && !key.startsWith("/icons/");
  const added = (await kept(page)).filter((key) => isPage(key) && !before.includes(key));
  expect(added.filter((key) => key !== "/on-this-device")).toEqual(["/faq"]);
});

test("at most 5 MB are kept: the oldest pages give way, but not the scripts that all pages share", async ({
  page,
}) => {
  await read(page, "/");
  await read(page, "/about");
  await page.evaluate(async () => {
    const cache = await caches.open("pages");
    for (let number = 1; number <= 5; number++)
      await cache.put(
        `/old-${number}`,
        new Response("x".repeat(990_000), { headers: { "x-kept-bytes": "990000" } }),
      );
  });
  await read(page, "/faq");
  const keys = await kept(page);
  expect(keys).not.toContain("/");
  expect(keys).toContain("/old-5");
  expect(keys.filter((key) => key.startsWith("/assets/start-"))).toHaveLength(1);
  const bytes = await page.evaluate(async () => {
    const cache = await caches.open("pages");
    const sizes = (await cache.keys()).map(
      async (key) => (await (await cache.match(key))?.blob())?.size ?? 0,
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
  expect(bytes).toBeLessThanOrEqual(5_000_000);
});

test("a full device changes nothing for the reader", async ({ page, baseURL }) => {
  await read(page, "/");
  const session = await page.context().newCDPSession(page);
  const origin = baseURL ?? "";
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await page.goto("/about", { waitUntil: "networkidle" });
  await started(page);
  await expect(note(page)).toHaveCount(0);
  expect(await kept(page)).not.toContain("/about");
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await read(page, "/about");
});

/** A line to the server that can change what passes. */
async function openLine(server: SiteProcess) {
  const change = { version: "", date: "" };
  const line = createServer(async ({ url = "", method = "GET", headers }, response) => {
    // Without conditions: the browser must get the other version.
    const { host: _, connection: __, "if-none-match": ___, "if-modified-since": ____, ...rest } = headers;
    const answer = await fetch(server.url + url, {
      method,
      headers: rest as Record<string, string>,
      redirect: "manual",
    });
    const {
      "content-encoding": _____,
      "content-length": ______,
      ...own
    } = Object.fromEntries(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    const isWorker = url === "/worker.js" && answer.status === 200;
    response.writeHead(answer.status, {
      ...own,

      ...(change.date && { date: change.date }),
    });
    response.end(isWorker ? `${body}\n//${change.version}` : body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => line.once("listening", resolve));
  const { port } = line.address() as AddressInfo;
  const close = () => {
    line.closeAllConnections();
    line.close();
  };
  return { url: `http://127.0.0.1:${port}`, change, close };
}

test("a new version waits for the next navigation, in any tab, and reloads none", async ({
  server,
  browser,
}) => {
  const line = await openLine(server);
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: "allow" });
  const [one, other] = [await context.newPage(), await context.newPage()];
  const state = () =>
    one.evaluate(async () => {
      const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return { active: active?.state, waiting: Boolean(waiting) };
    });
  await read(one, "/");
  await read(one, "/about");
  await one.evaluate(() => Object.assign(window, { mark: "same page" }));
  await one.evaluate(() =>
    navigator.serviceWorker.addEventListener("controllerchange", () =>
      Object.assign(window, { changed: true }),
    ),
  );
  line.change.version = '"2"';
  await other.goto("/faq", { waitUntil: "networkidle" });
  await expect.poll(state).toEqual({ active: "activated", waiting: true });
  expect(await one.evaluate(() => "changed" in window)).toBe(false);
  // A page without files. If a worker is needed again while it ends, Chromium replaces it only half a minute later or,
  // with a debugger attached as in this test, never.
  await other.goto("/robots.txt");
  await expect.poll(state).toEqual({ active: "activated", waiting: false });
  await expect.poll(() => one.evaluate(() => "changed" in window)).toBe(true);
  expect(await one.evaluate(() => "mark" in window)).toBe(true);
  line.close();
  for (const [tab, address] of [
    [one, "/faq"],
    [other, "/about"],
  ] as const) {
    await tab.goto(address);
    await expect(note(tab)).toBeVisible();
  }
  await context.close();
});

test("dates come from the server, if the clock of the device is wrong by a year", async ({
  server,
  browser,
}) => {
  const line = await openLine(server);
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: "allow" });
  const page = await context.newPage();
  const year = new Date().getFullYear();
  await read(page, "/");
  for (const [address, shift] of [
    ["/about", -1],
    ["/faq", 1],
  ] as const) {
    line.change.date = new Date(Date.now() + shift * 365 * 24 * 3600_000).toUTCString();
    await read(page, address);
  }
  // By order, not by date.
  const keys = await kept(page);
  expect(keys.indexOf("/faq")).toBeGreaterThan(keys.indexOf("/about"));
  line.close();
  await page.goto("/about");
  await expect(note(page).locator("time")).toContainText(String(year - 1));
  await page.goto("/faq");
  await expect(note(page).locator("time")).toContainText(String(year + 1));
  await context.close();
});

test("OFFLINE=off recalls the worker with everything it kept, on the next visit", async ({
  page,
  server,
}) => {
  await read(page, "/");
  await read(page, "/about");
  await server.stop();
  const off = await startSiteProcess({ PORT: portOf(server), OFFLINE: "off" });
  await page.goto("/about");
  await expect.poll(() => workers(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto("/faq", { waitUntil: "networkidle" });
  await started(page);
  expect(await workers(page)).toBe(0);
  await off.stop();
  await expect(page.goto("/about")).rejects.toThrow("ERR_CONNECTION_REFUSED");
});

const faultyWorker = `
addEventListener("install", (event) => event.waitUntil((async () => {
  for (const name of ["pages", "pack:library", "some-old-name"])
    await (await caches.open(name)).put("/", new Response("wrong"));
})()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(new Response("A wrong page", { headers: { "content-type": "text/html" } })));
`;

test("OFFLINE=off recalls a faulty worker that answers every page itself", async ({ browser }) => {
  const faulty = createServer(({ url }, response) => {
    const isWorker = url === "/worker.js";
    response.writeHead(200, { "content-type": isWorker ? "text/javascript" : "text/html" });
    response.end(isWorker ? faultyWorker : "<title>Old</title>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => faulty.once("listening", resolve));
  const { port } = faulty.address() as AddressInfo;
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/worker.js");
    await navigator.serviceWorker.ready;
  });
  await page.goto("/about");
  await expect(page.locator("body")).toHaveText("A wrong page");
  faulty.closeAllConnections();
  faulty.close();

  const off = await startSiteProcess({ PORT: String(port), OFFLINE: "off" });
  await page.goto("/about");
  await expect.poll(() => workers(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await context.close();
  await off.stop();
});
