/** How soon a page is painted when its link is followed, after the mouse rested on it and without that. */
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
/** A line across a continent. Without it nothing is gained by fetching ahead on one machine. */
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
        "fetched ahead (ms)": Math.round(median(times.ahead)),
        "slowest (ms)": Math.round(Math.max(...times.ahead)),
        "not fetched ahead (ms)": Math.round(median(times.cold)),
      };
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  show(`A move to another page, from the click to the first paint, ${latency} ms there and back`, rows);
  if (Object.values(rows).some((row) => Number(row["fetched ahead (ms)"]) > budgets.move)) {
    process.exitCode = 1;
    console.error("A page fetched ahead is painted too late: see tests/budgets.");
  }
}

/** From following the link to the first paint of the new page, whose clock starts then. */
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
    // A click by script does not move the mouse onto the link first.
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
    // Otherwise the browser may take it for a slow one, on which nothing is fetched ahead.
    connectionType: "ethernet",
  });
}
