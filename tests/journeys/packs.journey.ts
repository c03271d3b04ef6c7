/** Saving pages for offline, in a real browser; the server and the browser are really stopped. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { formatFileSize } from "../../app/ui/format-file-size.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import { browserArguments, findBrowser } from "../browser.ts";
import { resource } from "../records.ts";
import { save } from "../save.ts";
import { type RunningSite, startSite, startSiteProcess } from "../site.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { expect, test } from "./journey.ts";

const button = (page: Page) => page.locator("[data-press]");
const status = (page: Page) => page.locator("[data-pack] [role=status]");

/** The worker has its own journeys. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }));
test.beforeEach(({ page }) => withoutWorker(page));

/** Opens the page once its button states the price. */
async function openPriced(page: Page, url: string): Promise<void> {
  await expect(async () => {
    await page.goto(url);
    await expect(button(page)).toContainText(/\d [KM]B/, { timeout: 500 });
  }).toPass();
}

async function savePack(page: Page, url: string): Promise<void> {
  await openPriced(page, url);
  await button(page).click();
  await expect(status(page)).toContainText("Saved on this device.");
}

/** The addresses in every pack, with the name of their cache. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const packs: Record<string, string[]> = {};
    for (const name of await caches.keys())
      packs[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return packs;
  });

const textAt = (page: Page, path: string) =>
  page.evaluate(async (path) => (await caches.match(path))?.text(), path);

/** Publishes another text of a guide. */
async function changeGuide(site: RunningSite, text: string): Promise<void> {
  const database = connectDatabase(site.databaseUrl);
  await save(
    database.db,
    "resources",
    resource("red-team-clinic", { title: "Red-team clinic", content: text }),
  );
  await database.close();
}

test("the library costs what its button said, byte for byte, and is read after the server has stopped", async ({
  browser,
}) => {
  const site = await startSiteProcess();
  const page = await browser.newPage({ baseURL: site.url });
  await openPriced(page, "/resources");
  const said = await button(page).textContent();
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const answer = page.waitForResponse(/\.gz$/);
  await button(page).click();
  const sizes = await (await answer).request().sizes();
  await expect(status(page)).toHaveText("Saved on this device. See what is on this device");
  expect(said).toBe(`Save for offline: 21 resources, ${formatFileSize(sizes.responseBodySize)}`);
  const info = await (await fetch(`${site.url}/packs/resources.json`)).json();
  expect(sizes.responseBodySize).toBe(info.size);
  expect(
    scripts.filter((url) => url.includes("save-pack")),
    "loaded by the press",
  ).toHaveLength(1);

  await site.stop();
  await expect(fetch(site.url)).rejects.toThrow();
  const [[name = "", addresses = []] = []] = Object.entries(await stored(page));
  expect(name).toMatch(/^pack:en\/resources@\d+$/);
  expect(addresses.filter((path) => /^\/resources\/[\w-]+$/.test(path))).toHaveLength(21);
  expect(await textAt(page, "/resources/red-team-clinic")).toContain("<h1>");
  // Without the files to download, which were not chosen.
  expect(addresses.filter((path) => path.endsWith(".pdf"))).toEqual([]);
  await page.context().close();
});

test("the files to download are saved if they are chosen", async ({ page }) => {
  await openPriced(page, "/resources/scam-lesson-pack");
  await page.getByLabel("Include the file (139 KB)").check();
  await button(page).click();
  await expect(status(page)).toContainText("Saved on this device.");
  expect(Object.values(await stored(page)).flat()).toContain("/files/scam-lesson-pack.pdf");
});

test("a button without a price asks once more, with the price", async ({ page }) => {
  await openPriced(page, "/fr/news/why-the-pipeline");
  await page.evaluate(() => document.querySelector("[data-pack]")?.removeAttribute("data-digest"));
  let downloads = 0;
  page.on("request", (request) => request.url().endsWith(".gz") && downloads++);
  await button(page).click();
  await expect(status(page)).toHaveText(/^Cela demande \d+ KB de données\. Appuyez de nouveau/);
  expect(downloads).toBe(0);
  await button(page).click();
  await expect(status(page)).toContainText("Enregistré sur cet appareil.");
  expect(downloads).toBe(1);
});

test("content that has changed since the page was opened has its new price first", async ({ browser }) => {
  const site = await startSite();
  const page = await browser.newPage({ baseURL: site.url });
  await openPriced(page, "/resources/red-team-clinic");
  const before = await button(page).textContent();
  // Not compressible.
  await changeGuide(site, Array.from({ length: 2000 }, (_, index) => Math.sin(index)).join(" "));
  await button(page).click();
  await expect(status(page)).toHaveText(/^This takes \d+ KB of data\. Press again to save it\.$/);
  await expect(button(page)).not.toHaveText(before ?? "");
  expect(await stored(page)).toEqual({});
  await button(page).click();
  await expect(status(page)).toContainText("Saved on this device.");
  await page.context().close();
  await site.stop();
});

test.describe("what goes wrong leaves the saved pack as it was", () => {
  /** A page with the first version of the pack saved, and the second one published. */
  async function withOldPack(page: Page, site: RunningSite) {
    await changeGuide(site, "The first text.");
    await savePack(page, "/resources/red-team-clinic");
    await changeGuide(site, "The second text.");
    await openPriced(page, "/resources/red-team-clinic");
    await expect(page.locator("main")).toContainText("The second text.");
  }
  const expectOldPack = async (page: Page) => {
    expect(Object.keys(await stored(page))).toHaveLength(1);
    expect(await textAt(page, "/resources/red-team-clinic")).toContain("The first text.");
  };

  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.stop());
  test.describe.configure({ mode: "default" });

  test("a damaged download", async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url });
    await withOldPack(page, site);
    await page.route(/\.gz$/, async (route) => {
      const body = Buffer.from(await (await route.fetch()).body());
      body[100] = (body[100] ?? 0) ^ 255;
      await route.fulfill({ body, contentType: "application/gzip" });
    });
    await button(page).click();
    await expect(status(page)).toHaveText("The download was damaged. Nothing was changed. Please try again.");
    await expectOldPack(page);
    await page.unroute(/\.gz$/);
    await button(page).click();
    await expect(status(page)).toContainText("Saved on this device.");
    expect(await textAt(page, "/resources/red-team-clinic")).toContain("The second text.");
    expect(Object.keys(await stored(page))).toHaveLength(1);
    await page.context().close();
  });

  test("a cancelled download", async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url });
    await withOldPack(page, site);
    const { promise: cancelled, resolve } = Promise.withResolvers<void>();
    await page.route(/\.gz$/, async (route) => {
      await cancelled;
      await route.abort();
    });
    await button(page).click();
    await expect(page.getByRole("progressbar", { name: "Saving…" })).toBeVisible();
    await expect(button(page)).toHaveText("Cancel");
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(status(page)).toHaveText("Cancelled. Packs that you saved before are still there.");
    resolve();
    await expect(button(page)).toContainText("Save for offline");
    await expectOldPack(page);
    await page.context().close();
  });

  test("a full device", async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url });
    await withOldPack(page, site);
    const client = await page.context().newCDPSession(page);
    await client.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1000 });
    await button(page).click();
    await expect(status(page)).toHaveText("There is not enough room on this device. Nothing was changed.");
    await expectOldPack(page);
    await page.context().close();
  });

  test("a connection that breaks", async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url });
    await withOldPack(page, site);
    await page.route(/\.gz$/, (route) => route.abort());
    await button(page).click();
    await expect(status(page)).toContainText("The download did not finish. Nothing was changed.");
    await page.route(/\.json$/, (route) => route.abort());
    await button(page).click();
    await expect(status(page)).toContainText("The download did not finish. Nothing was changed.");
    await expectOldPack(page);
    await page.context().close();
  });

  test("a browser that is killed in the middle", async () => {
    const profile = mkdtempSync(join(tmpdir(), "profile-"));
    try {
      const first = await launch(profile);
      await changeGuide(site, "The first text.");
      await savePack(first.page, `${site.url}/resources/red-team-clinic`);
      await savePack(first.page, `${site.url}/news`);
      await first.close();

      const second = await launch(profile);
      await changeGuide(site, "The second text.");
      // The library is in the middle when its tenth page is being stored.
      await second.page.addInitScript(() => {
        const { put } = Cache.prototype;
        let count = 0;
        Cache.prototype.put = function (...page) {
          return ++count < 10
            ? put.apply(this, page)
            : new Promise(() => document.body.append("half stored"));
        };
      });
      await openPriced(second.page, `${site.url}/resources`);
      await button(second.page).click();
      await expect(second.page.getByText("half stored")).toBeAttached();
      await second.kill();

      const third = await launch(profile);
      await third.page.goto(`${site.url}/on-this-device`);
      await expect(third.page.locator("#kept-packs li")).toHaveCount(2);
      expect(await textAt(third.page, "/resources/red-team-clinic")).toContain("The first text.");
      const packs = async () =>
        Object.keys(await stored(third.page)).filter((name) => name.startsWith("pack:"));
      await expect.poll(async () => (await packs()).length).toBe(2);
      await savePack(third.page, `${site.url}/resources`);
      await third.close();
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  });
});

test("the page of the device lists what is kept, and removes one or all", async ({ page }) => {
  await page.goto("/on-this-device");
  await expect(page.locator("#kept-packs")).toContainText("Nothing yet.");
  await expect(page.locator("#kept-pages")).toContainText("None are kept.");
  await savePack(page, "/news/why-the-pipeline");
  await savePack(page, "/events");
  await page.evaluate(async () => {
    // As the worker does.
    const cache = await caches.open("pages");
    const headers = { "content-type": "text/html", "x-kept-at": "2026-11-17T08:00:00.000Z" };
    await cache.put(
      "/about",
      new Response("<title>About us &amp; more | Secure AI Africa</title>", { headers }),
    );
    await cache.put("/faq?low-data", new Response("<title>FAQ</title>", { headers }));
    await cache.put(
      "/assets/start.js",
      new Response("1", { headers: { "content-type": "text/javascript" } }),
    );
  });
  await status(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/on-this-device$/);
  const packs = page.locator("#kept-packs li");
  await expect(packs).toHaveCount(2);
  await expect(packs.first()).toContainText(
    /Events.*\d+ KB, saved on .*Download as one HTML file \(\d+ KB\)/s,
  );
  const pages = page.locator("#kept-pages li");
  await expect(pages).toHaveCount(2);
  const about = pages.getByRole("link", { name: "About us & more", exact: true });
  await expect(about).toHaveAttribute("href", "/about");
  await expect(pages.getByRole("link", { name: "FAQ" })).toHaveAttribute("href", "/faq");
  await expect(page.getByText("This browser removes saved pages")).toBeHidden();
  await expectAccessibleInEveryForm(page);

  await page.getByRole("button", { name: "Remove Events" }).click();
  await expect(packs).toHaveCount(1);
  await expect(page.getByRole("status").first()).toHaveText("Removed.");
  await expect(page.getByRole("status").first()).toBeFocused();
  await page.getByRole("button", { name: "Remove everything saved for offline" }).click();
  await expect(page.locator("#kept-packs")).toContainText("Nothing yet.");
  await page.getByRole("button", { name: "Remove FAQ" }).click();
  await expect(pages).toHaveCount(1);
  await page.getByRole("button", { name: "Remove all pages" }).click();
  await expect(pages).toHaveCount(0);
  expect(await stored(page)).toEqual({});
});

test("where the browser forgets after a week, it says so and offers the file", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "vendor", { get: () => "Apple Computer, Inc." }),
  );
  await openPriced(page, "/ar/news/why-the-pipeline");
  await button(page).click();
  await expect(status(page)).toContainText("بعد سبعة أيام");
  await expect(page.locator("[data-pack] > a")).toBeVisible();
  await page.goto("/ar/on-this-device");
  await expect(page.getByText("بعد سبعة أيام")).toBeVisible();
});

test("in low-data mode the button works too, and loads its script only when pressed", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url, extraHTTPHeaders: { "save-data": "on" } });
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await openPriced(page, "/resources/red-team-clinic");
  expect(scripts).toEqual([]);
  await button(page).click();
  await expect(status(page)).toContainText("Saved on this device.");
  await page.context().close();
});

test("without script there is a file, with its size, to keep and pass on", async ({ reader, site }) => {
  await expect(async () => {
    await reader.goto("/resources/red-team-clinic");
    await expect(reader.locator("[data-pack] > a")).toHaveText(/^Download as one HTML file \(\d+ KB\)$/, {
      timeout: 500,
    });
  }).toPass();
  await expect(button(reader)).toBeHidden();
  const link = reader.locator("[data-pack] > a");
  const said = await link.textContent();
  const arrived = reader.waitForEvent("download");
  await link.click();
  const path = test.info().outputPath("guide.html");
  await (await arrived).saveAs(path);
  await reader.goto(`file://${path}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Run a red-team clinic");
  expect(said).toContain(formatFileSize(statSync(path).size));
  await reader.goto(`${site.url}/on-this-device`);
  await expect(reader.locator("noscript p")).toHaveText(/^This page needs JavaScript/);
});

/** A browser of its own, which a test may kill. */
async function launch(profile: string) {
  const child: ChildProcess = spawn(
    findBrowser() ?? "",
    [...browserArguments, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(child, "exit");
  let printed = "";
  const address = await new Promise<string>((resolve) =>
    child.stderr?.on("data", (chunk) => {
      printed += chunk;
      const found = /DevTools listening on (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    }),
  );
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  await withoutWorker(page);
  return {
    page,
    close: async () => {
      const session = await browser.newBrowserCDPSession();
      await session.send("Browser.close").catch(() => {});
      await ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
