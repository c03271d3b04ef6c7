/** Lighthouse on every page, as it comes and on a poor line, beside a bare page measured in the same run. */
import runLighthouse, { type Config } from "lighthouse";
import { freePort } from "../free-port.ts";
import { serveBarePage } from "./bare-page.ts";
import { launchBrowser } from "./browser.ts";
import { measuredPages } from "./pages.ts";
import { progress, ratio, show } from "./report.ts";
import { runSite } from "./running-site.ts";
import { median } from "./timing.ts";

/**
 * A phone with a sixth of this machine's speed on 400 kilobits a second, 400 ms there and back. `simulate`
 * reckons what such a line would have done, steadily, but the browser does not know of it and fetches the
 * framework as on a good one. `devtools` really slows the line down: the page is told, and leaves the framework.
 */
const poorLine = (throttlingMethod: "simulate" | "devtools"): Config => ({
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
      cpuSlowdownMultiplier: 6,
    },
  },
});

/** One measurement of a line that is really slow differs from the next by up to a third. */
const turns = 7;

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
    const floor = await scores(bare.url, poorLine("simulate"));
    rows["a bare page"] = { ...(await scores(bare.url)).scores, ...onPoorLine(floor) };
    for (const path of only ?? measuredPages) {
      progress(path);
      const poor = await scores(site.url + path, poorLine("simulate"));
      rows[path] = {
        ...(await scores(site.url + path)).scores,
        ...onPoorLine(poor),
        "of bare": ratio(poor.paint, floor.paint),
      };
    }
    show("Lighthouse, mobile: scores as it comes; on a poor line its score and the largest paint", rows);
    show(
      `Home and the bare page by turns, ${turns} times each, on a line that is really slow: medians`,
      await byTurns({ "a bare page": bare.url, "/": site.url }),
    );
  } finally {
    bare.stop();
    await site.stop();
  }
}

async function byTurns(addresses: Record<string, string>) {
  const measured = Object.entries(addresses).map(([name, address]) => ({
    name,
    address,
    all: [] as Measured[],
  }));
  for (let turn = 1; turn <= turns; turn++) {
    for (const { name, address, all } of measured) {
      progress(`${name}, turn ${turn}`);
      all.push(await scores(address, poorLine("devtools")));
    }
  }
  const rows = measured.map(({ name, all }) => {
    const paints = all.map(({ paint }) => paint);
    return { name, paints, score: median(all.map(({ scores: { performance = 0 } }) => performance)) };
  });
  const floor = median(rows[0]?.paints ?? []);
  return Object.fromEntries(
    rows.map(({ name, paints, score }) => [
      name,
      {
        "poor line": score,
        "paint (ms)": Math.round(median(paints)),
        from: Math.round(Math.min(...paints)),
        to: Math.round(Math.max(...paints)),
        "of bare": ratio(median(paints), floor),
      },
    ]),
  );
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
