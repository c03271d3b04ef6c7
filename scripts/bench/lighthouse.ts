/** Lighthouse on every page, as it comes and on a poor line, beside a bare page measured in the same run. */
import runLighthouse, { type Config } from "lighthouse";
import { freePort } from "../free-port.ts";
import { serveBarePage } from "./bare-page.ts";
import { launchBrowser } from "./browser.ts";
import { measuredPages } from "./pages.ts";
import { progress, ratio, show } from "./report.ts";
import { runSite } from "./running-site.ts";

/**
 * A phone with a sixth of this machine's speed on 400 kilobits a second, 400 ms there and back. The line is
 * really slowed down, not reckoned afterwards: only then does the browser know of it, and tell the page.
 */
const poorLine: Config = {
  extends: "lighthouse:default",
  settings: {
    onlyCategories: ["performance"],
    throttlingMethod: "devtools",
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
  const site = await runSite();
  const bare = await serveBarePage();
  const rows: Record<string, Record<string, string | number>> = {};
  try {
    progress("the bare page");
    const floor = await scores(bare.url, poorLine);
    rows["a bare page"] = { ...(await scores(bare.url)).scores, ...onPoorLine(floor) };
    for (const path of only ?? measuredPages) {
      progress(path);
      const poor = await scores(site.url + path, poorLine);
      rows[path] = {
        ...(await scores(site.url + path)).scores,
        ...onPoorLine(poor),
        "of bare": ratio(poor.paint, floor.paint),
      };
    }
  } finally {
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

/** In a browser of its own, because Lighthouse leaves behind what a page has stored: this is a first visit. */
async function scores(url: string, config?: Config): Promise<Measured> {
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
    paint: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
  };
}
