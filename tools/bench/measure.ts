/** Runs Lighthouse on one page. */
import runLighthouse, { type Config, type Result } from "lighthouse";
import { freePort } from "../../scripts/free-port.ts";
import { launchBrowser } from "./browser.ts";

/**
 * A phone with a sixth of this machine's speed on 400 kilobits per second, 400 ms round trip. `simulate` computes what
 * such a connection would have done: its results are steady, but the page does not notice, and fetches the font as on a
 * good connection. `devtools` really slows the connection down: the page notices, and does not fetch the font.
 */
export const poorLine = (throttlingMethod: "simulate" | "devtools", cpuSlowdownMultiplier = 6): Config => ({
  extends: "lighthouse:default",
  settings: {
    onlyCategories: ["performance"],
    throttlingMethod,
    throttling: {
      rttMs: 400,
      throughputKbps: 400,
      requestLatencyMs: 400,
      downloadThroughputKbps: 400,
      uploadThroughputKbps: 400,
      cpuSlowdownMultiplier,
    },
  },
});

/** The largest contentful paint and the total blocking time, in milliseconds. */
export type Measured = { scores: Record<string, number>; paint: number; blocking: number };

/** Starts a new browser, because Lighthouse keeps what a page has stored, and this must be a first visit. */
export async function measure(url: string, config?: Config): Promise<Measured> {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const result = await runLighthouse(url, { port, logLevel: "error" }, config);
  await browser.close();
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { categories, audits } = result.lhr;
  for (const { id, title, score } of Object.values(audits)) {
    if (process.argv.includes("--why") && score !== null && score < 0.9) console.log(url, id, score, title);
  }
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    paint: largestPaint(audits),
    blocking: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
  };
}

/**
 * Lighthouse counts every request that ended before the largest paint, including the icon and the map, as if the paint
 * had waited for it. A largest paint in the same frame as the first paint waited for no more than that one.
 */
function largestPaint(audits: Result["audits"]): number {
  const [observed] =
    (audits.metrics?.details as { items?: Record<string, number>[] } | undefined)?.items ?? [];
  const isFirst = observed?.observedLargestContentfulPaint === observed?.observedFirstContentfulPaint;
  const name = observed && isFirst ? "first-contentful-paint" : "largest-contentful-paint";
  return audits[name]?.numericValue ?? Number.NaN;
}
