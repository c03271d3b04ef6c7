/**
 * Reading without a connection. These tests stop or freeze the real server: the browser's own offline switch does not
 * reach workers.
 */
import type { Page } from "@playwright/test";
import { onPoorLine, weigh } from "../budgets/weigh.ts";
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

/** The addresses in the cache of pages that were read. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open("pages")).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });

async function read(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await expect.poll(() => kept(page)).toContain(address);
}

const note = (page: Page) => page.locator("#kept-copy");

test("pages that were read can be read again without a connection, with their date, scripts and font", async ({
  page,
  server,
}) => {
  await read(page, "/");
  await read(page, "/about");
  await read(page, "/fr/news");
  await expect(note(page)).toHaveCount(0);
  await server.stop();

  for (const [address, heading] of [
    ["/", "Secure"],
    ["/about", "About"],
  ] as const) {
    await page.goto(address);
    await expect(page.locator("h1")).toContainText(heading);
    await expect(note(page)).toContainText("You are reading a copy that was saved on this device:");
    await started(page);
  }
  const year = String(new Date().getFullYear());
  await expect(note(page).locator("time")).toContainText(year);
  await page.goto("/fr/news");
  await expect(note(page)).toContainText("Vous lisez une copie enregistrée sur cet appareil");
});
