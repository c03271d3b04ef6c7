/** The fixtures of every journey: a running site, and a page that must not log problems or contact other origins. */
import { test as base, type ConsoleMessage, expect, type Page, type Request } from "@playwright/test";
import { type RunningSite, startSite } from "../site.ts";

type Start<Site extends RunningSite> = () => Promise<Site>;
type ForTest = {
  site: RunningSite;
  /**
   * A page without JavaScript for journeys that only read. They share it, because opening a page takes longer than most
   * of them do, especially in a full Chromium.
   */
  reader: Page;
};
type ForWorker = {
  siteStartedBy: <Site extends RunningSite>(start: Start<Site>) => Promise<Site>;
  sharedReader: Page;
};

export const test = base.extend<ForTest, ForWorker>({
  // One fixture for all kinds of sites: another worker fixture would make Playwright start a new worker and browser.
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
  page: ({ page, site }, use) => expectNoComplaints(page, site, use),
  reader: async ({ sharedReader, site }, use) => {
    await expectNoComplaints(sharedReader, site, use);
    await sharedReader.setViewportSize(viewport);
    await sharedReader.emulateMedia({ reducedMotion: null });
  },
});

const viewport = { width: 1280, height: 720 };

async function expectNoComplaints(page: Page, site: RunningSite, use: (page: Page) => Promise<void>) {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type()) && !expected(message.text()))
      complaints.push(message.text());
  };
  const onError = (error: Error) => complaints.push(String(error));
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.url && protocol.startsWith("http")) complaints.push(`A request to ${origin}`);
  };
  page.on("console", onConsole).on("pageerror", onError).on("request", onRequest);
  await use(page);
  page.off("console", onConsole).off("pageerror", onError).off("request", onRequest);
  expect(complaints, "problems the browser reported").toEqual([]);
}

/** The browser logs error statuses and blocked requests as errors, and some tests cause them on purpose. */
function expected(text: string): boolean {
  return /^Service Worker registration blocked by Playwright|^Failed to load resource: (?:the server responded with a status of [45]\d\d|net::ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE))/.test(
    text,
  );
}

/**
 * Tags a journey that repeats what another journey, or the same one, already shows: on another page, at another width
 * or without JavaScript. `npm test` skips it; `npm run test:everywhere` runs it.
 */
export const everywhere = (isOnceMore = true) => (isOnceMore ? { tag: "@everywhere" } : {});

/** Tags journeys that check every page in every language: `npm run test:languages`. */
export const inEveryLanguage = { tag: "@every-language" };

/** Waits until the start script has run and the page's scripted parts work. */
export async function started(page: Page): Promise<void> {
  await expect(page.locator("[data-panel]")).not.toHaveAttribute("data-panel", "unscripted");
}

/** Sends focus to every island, as the keyboard would, and waits until all are hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  await started(page);
  const islands = page.locator("[data-island]");
  await islands.evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  await expect(page.locator("[data-hydrated]")).toHaveCount(await islands.count());
}

/** Blocks the island scripts, so that no island is ever hydrated. */
export const withoutIslands = (page: Page) => page.route("**/assets/islands-*", (route) => route.abort());

export { expect };
