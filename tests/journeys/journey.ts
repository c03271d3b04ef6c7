/** What every journey has: a running site of its own, and a page that may neither complain nor call others. */
import { test as base, type ConsoleMessage, expect, type Page, type Request } from "@playwright/test";
import { type RunningSite, startSite } from "../site.ts";

type Start<Site extends RunningSite> = () => Promise<Site>;
type ForTest = {
  site: RunningSite;
  /**
   * A page without script for journeys that only read. They share it, because opening a page takes longer than most of
   * them do, above all in a whole Chromium.
   */
  reader: Page;
};
type ForWorker = {
  siteStartedBy: <Site extends RunningSite>(start: Start<Site>) => Promise<Site>;
  sharedReader: Page;
};

export const test = base.extend<ForTest, ForWorker>({
  // In every worker whatever its tests need, so that Playwright starts no new worker, with a new browser, for them.
  siteStartedBy: [
    async ({}, use) => {
      const sites = new Map<Start<RunningSite>, Promise<RunningSite>>();
      await use(<Site extends RunningSite>(start: Start<Site>) => {
        const site = (sites.get(start) as Promise<Site> | undefined) ?? start();
        sites.set(start, site);
        return site;
      });
      await Promise.all(Array.from(sites.values(), async (site) => (await site).stop()));
    },
    { scope: "worker" },
  ],
  sharedReader: [
    async ({ browser, siteStartedBy }, use) => {
      const { url: baseURL } = await siteStartedBy(startSite);
      const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
      await use(page);
      await page.context().close();
    },
    { scope: "worker" },
  ],
  site: async ({ siteStartedBy }, use) => use(await siteStartedBy(startSite)),
  baseURL: ({ site }, use) => use(site.url),
  page: ({ page, site }, use) => withoutComplaints(page, site, use),
  reader: async ({ sharedReader, site }, use) => {
    await withoutComplaints(sharedReader, site, use);
    await sharedReader.setViewportSize(viewport);
    await sharedReader.emulateMedia({ reducedMotion: null });
  },
});

const viewport = { width: 1280, height: 720 };

async function withoutComplaints(page: Page, site: RunningSite, use: (page: Page) => Promise<void>) {
  const complaints: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type()) && !expected(message.text()))
      complaints.push(message.text());
  };
  const fail = (error: Error) => complaints.push(String(error));
  const look = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.url && protocol.startsWith("http")) complaints.push(`A request to ${origin}`);
  };
  page.on("console", hear).on("pageerror", fail).on("request", look);
  await use(page);
  page.off("console", hear).off("pageerror", fail).off("request", look);
  expect(complaints, "what the browser complained of").toEqual([]);
}

/** The browser reports a status, and what a test cuts off, as errors: those are what some tests ask for. */
function expected(text: string): boolean {
  return /^Failed to load resource: (?:the server responded with a status of [45]\d\d|net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED)/.test(
    text,
  );
}

/**
 * For what another journey, or the same one, shows already, and here once more: on another page, at another width,
 * without script. `npm test` leaves it out, and `npm run test:everywhere` has it.
 */
export const everywhere = (isOnceMore = true) => (isOnceMore ? { tag: "@everywhere" } : {});

/** For what is asked of every page in every language: `npm run test:languages`. */
export const inEveryLanguage = { tag: "@every-language" };

/** The start script has run: what depends on script works from here on. */
export async function started(page: Page): Promise<void> {
  await expect(page.locator("[data-panel]")).not.toHaveAttribute("data-panel", "unscripted");
}

/** Approaches every island, as the keyboard would, until all are hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  await started(page);
  const islands = page.locator("[data-island]");
  await islands.evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  await expect(page.locator("[data-hydrated]")).toHaveCount(await islands.count());
}

/** The islands never come, however they are approached. */
export const withoutIslands = (page: Page) => page.route("**/assets/islands-*", (route) => route.abort());

export { expect };
