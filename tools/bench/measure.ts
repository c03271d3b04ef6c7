/** What Lighthouse says of one page. */
import runLighthouse, { type Config, type Result } from "lighthouse";
import { freePort } from "../../scripts/free-port.ts";
import { launchBrowser } from "./browser.ts";

/**
 * A phone with a sixth of this machine's speed on 400 kilobits a second, 400 ms there and back. `simulate`
 * computes what such a line would have done, with steady results, but the browser does not know of it and fetches the
 * font as on a good line. `devtools` really slows the line down: the page is told, and does not fetch the font.
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

/** The largest paint and how long script kept the page from answering, in milliseconds. */
export type Measured = { scores: Record<string, number>; paint: number; blocking: number };

/** In a browser of its own, because Lighthouse leaves behind what a page has stored: this is a first visit. */
export async function measure(url: string, config?: Config): Promise<Measured> {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const result = await runLighthouse(url, { port, logLevel: "error" }, config);
  await browser.close();
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
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
 * Lighthouse reckons with every request that ended before the largest paint, the icon's and the map's too, as if it had
 * been waited for. What came in the same frame as the first paint waited for no more than that did.
 */
function largestPaint(audits: Result["audits"]): number {
  const [observed] =
    (audits.metrics?.details as { items?: Record<string, number>[] } | undefined)?.items ?? [];
  const isFirst = observed?.observedLargestContentfulPaint === observed?.observedFirstContentfulPaint;
  const name = observed && isFirst ? "first-contentful-paint" : "largest-contentful-paint";
  return audits[name]?.numericValue ?? Number.NaN;
}
