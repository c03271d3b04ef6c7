/** How soon a page is painted after its link is followed, with and without prefetching. */
import type { Browser, Page } from "@playwright/test";
import { budgets } from "../../tests/budgets/budgets.ts";
import { launchBrowser } from "./browser.ts";
import { progress, show } from "./report.ts";
import { runSite } from "./running-site.ts";
import { median } from "./timing.ts";

const links: Record<string, { from: string; to: string }> = {
  "Home to News": { from: "/", to: "/news" },
  "News to an article": { from: "/news", to: "/news/addis-programme" },
  "About to History": { from: "/about", to: "/about/history" },
};
const runs = 7;
/** A connection across a continent. On one machine without latency, prefetching would gain nothing. */
const latency = 150;

export async function moves(): Promise<void> {
  const site = await runSite();
  const browser = await launchBrowser();
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const [name, { from, to }] of Object.entries(links)) {
      const times = { ahead: [] as number[], cold: [] as number[] };
      for (let run = 1; run <= runs; run++) {
        progress(`${name}, ${run} of ${runs}`);
        times.ahead.push(await paintOf(browser, site.url + from, to, true));
        times.cold.push(await paintOf(browser, site.url + from, to, false));
      }
      rows[name] = {
        "prefetched (ms)": Math.round(median(times.ahead)),
        "slowest (ms)": Math.round(Math.max(...times.ahead)),
        "not prefetched (ms)": Math.round(median(times.cold)),
      };
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  show(`Navigation, from the click to the first paint, ${latency} ms round trip`, rows);
  if (Object.values(rows).some((row) => Number(row["prefetched (ms)"]) > budgets.move)) {
    process.exitCode = 1;
    console.error("A prefetched page is painted too late: see tests/budgets.");
  }
}

/** The time from following the link, when the new page's clock starts, to its first paint. */
async function paintOf(browser: Browser, from: string, to: string, ahead: boolean): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(from, { waitUntil: "networkidle" });
    await slowDown(page);
    const link = page.locator(`a[href^="${to}"]`).filter({ visible: true }).first();
    if (ahead) {
      const fetched = page.waitForEvent("requestfinished", (request) => request.url().endsWith(to));
      await link.hover();
      await fetched;
    }
    // A scripted click does not move the mouse onto the link first.
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(`**${to}*`);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list, observer) => {
            const paint = list.getEntriesByName("first-contentful-paint")[0];
            if (!paint) return;
            observer.disconnect();
            resolve(paint.startTime);
          }).observe({ type: "paint", buffered: true }),
        ),
    );
  } finally {
    await page.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: 1_000_000,
    uploadThroughput: 1_000_000,
    // Otherwise the page may see a slow connection, on which it does not prefetch.
    connectionType: "ethernet",
  });
}
