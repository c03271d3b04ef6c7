/** The largest paint of Home on a really slowed line and phone, compared with a bare page. */
import type { Browser } from "@playwright/test";
import { budgets } from "../../tests/budgets/budgets.ts";
import { onPoorLine } from "../../tests/budgets/weigh.ts";
import { startSite } from "../../tests/site.ts";
import { serveBarePage } from "./bare-page.ts";
import { launchBrowser } from "./browser.ts";
import { progress, show } from "./report.ts";

const times = 15;

export async function firstPaint(): Promise<void> {
  const [bare, site, browser] = [await serveBarePage(), await startSite(), await launchBrowser()];
  const pages = { "a bare page": bare.url, Home: `${site.url}/`, "Home in Amharic": `${site.url}/am` };
  const paints = Object.fromEntries(Object.keys(pages).map((name) => [name, [] as number[]]));
  // Rendered and compressed before it is measured.
  for (const url of Object.values(pages)) await largestPaint(browser, url);
  for (let time = 0; time < times; time++)
    for (const [name, url] of Object.entries(pages)) {
      progress(`${name}, ${time + 1} of ${times}`);
      paints[name]?.push(await largestPaint(browser, url));
    }
  await browser.close();
  await site.stop();
  bare.stop();
  const middle = (name: string) => paints[name]?.toSorted((a, b) => a - b)[times >> 1] ?? Number.NaN;
  const floor = middle("a bare page");
  const rows = Object.keys(pages).map((name) => {
    const ratio = Math.round((middle(name) / floor) * 100) / 100;
    return [name, { "largest paint (ms)": Math.round(middle(name)), "relative to the bare page": ratio }];
  });
  show("400 kilobits a second, 400 ms, a sixth of this machine's speed", Object.fromEntries(rows));
  if (middle("Home") / floor <= budgets.slowedPaint) return;
  process.exitCode = 1;
  console.error("Home is painted too late.");
}

/** In milliseconds, on a first visit. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await onPoorLine(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto(url, { waitUntil: "load" });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await page.context().close();
  return paint;
}
