/** Lighthouse on every page, as it comes and on a poor line, beside a bare page measured in the same run. */
import runLighthouse, { type Config, type Flags } from "lighthouse";
import { serveBarePage } from "./bare-page.ts";
import { launchBrowser } from "./browser.ts";
import { measuredPages } from "./pages.ts";
import { progress, ratio, show } from "./report.ts";
import { freePort, runSite } from "./running-site.ts";

/**
 * A phone with a sixth of this machine's speed on 400 kilobits a second, 400 ms there and back. Simulated, as
 * Lighthouse does by itself: a line slowed down on one machine would be spared the rounds of a new connection.
 */
const poorLine: Config = {
  extends: "lighthouse:default",
  settings: {
    onlyCategories: ["performance"],
    throttlingMethod: "simulate",
    throttling: {
      rttMs: 400,
      throughputKbps: 400,
      requestLatencyMs: 400,
      downloadThroughputKbps: 400,
      uploadThroughputKbps: 400,
      cpuSlowdownMultiplier: 6,
    },
  },
};

const only = process.argv
  .find((word) => word.startsWith("--pages="))
  ?.slice("--pages=".length)
  .split(",");

export async function lighthouse(): Promise<void> {
  const [port, poorPort] = [await freePort(), await freePort()];
  const site = await runSite();
  const bare = await serveBarePage();
  const browsers = [
    await launchBrowser(`--remote-debugging-port=${port}`),
    // As a browser on such a line finds out by itself, and tells the page.
    await launchBrowser(`--remote-debugging-port=${poorPort}`, "--force-effective-connection-type=3G"),
  ];
  const measure = (url: string) => scores(url, { port, logLevel: "error" });
  const measurePoor = (url: string) => scores(url, { port: poorPort, logLevel: "error" }, poorLine);
  const rows: Record<string, Record<string, string | number>> = {};
  try {
    progress("the bare page");
    const floor = await measurePoor(bare.url);
    rows["a bare page"] = { ...(await measure(bare.url)).scores, ...onPoorLine(floor) };
    for (const path of only ?? measuredPages) {
      progress(path);
      const poor = await measurePoor(site.url + path);
      rows[path] = {
        ...(await measure(site.url + path)).scores,
        ...onPoorLine(poor),
        "of bare": ratio(poor.paint, floor.paint),
      };
    }
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    bare.stop();
    await site.stop();
  }
  show("Lighthouse, mobile: scores as it comes; on a poor line its score and the largest paint", rows);
}

type Measured = { scores: Record<string, number>; paint: number };

const onPoorLine = ({ scores: { performance = 0 }, paint }: Measured) => ({
  "poor line": performance,
  "paint (ms)": Math.round(paint),
});

async function scores(url: string, flags: Flags, config?: Config): Promise<Measured> {
  const result = await runLighthouse(url, flags, config);
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  const { categories, audits } = result.lhr;
  for (const { id, title, score } of Object.values(audits)) {
    if (process.argv.includes("--why") && score !== null && score < 0.9) console.log(url, id, score, title);
  }
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    paint: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
  };
}
