/** Requests per second and the 99th percentile, compared with nginx serving the same bytes. */
import { get } from "node:http";
import { availableParallelism } from "node:os";
import { buffer } from "node:stream/consumers";
import { type Load, loadWith } from "./load-with.ts";
import { runNginx } from "./nginx.ts";
import { progress, ratio, show } from "./report.ts";
import { runSite } from "./running-site.ts";
import { median } from "./timing.ts";

const seconds = 8;
const connections = 64;
/** With all cores on both sides. */
const leastOfNginx = 0.5;

export async function load(): Promise<void> {
  const site = await runSite();
  const nginx = await runNginx(await answerOf(site.url));
  const rows: Record<string, Record<string, string | number>> = {};
  const measure = async (name: string, given: Load) => {
    progress(`${name}: warming up`);
    await loadWith({ ...given, seconds: 2 });
    progress(`${name}: ${given.connections} connections for ${given.seconds} s`);
    const { perSecond, p99, failures } = await loadWith(given);
    rows[name] = {
      "requests/s": Math.round(perSecond),
      "p99 (ms)": p99.toFixed(1),
      failures,
      ...(given.url.startsWith(site.url) && { "memory (MB)": site.memory().toFixed(0) }),
    };
    return perSecond;
  };
  const cached = { "Home, cached": "/", "News, cached": "/news" };
  try {
    const beside = async (name: string) =>
      nginx ? measure(`nginx, Home's bytes, ${name}`, { url: nginx.url, connections, seconds }) : Number.NaN;
    const before = await beside("before");
    const rates: Record<string, number> = {};
    for (const [name, path] of Object.entries(cached))
      rates[name] = await measure(name, { url: site.url + path, connections, seconds });
    // Measure nginx before and after, because the speed of a shared machine varies.
    const most = (before + (await beside("after"))) / 2;
    if (nginx)
      for (const [name, rate] of Object.entries(rates))
        rows[name] = { ...rows[name], "of nginx": ratio(rate, most) };
    await measure("a search, cached", { url: `${site.url}/news?q=pipeline`, connections, seconds });
    // A record reached from a search is not cached. More than 40 at a time are refused: see server/pages/render.ts.
    await measure("a page rendered each time", {
      url: `${site.url}/news/why-the-pipeline?q=pipeline`,
      connections: 32,
      seconds,
    });
    await measure("the largest script", { url: await largestScript(site.url), connections, seconds });
  } finally {
    await Promise.all([site.stop(), nginx?.stop()]);
  }
  show(`Load with ${connections} connections`, rows);
  await allCores();
}

/** Cached Home with a worker for each core, beside nginx with as many. */
async function allCores(): Promise<void> {
  const cores = availableParallelism();
  const site = await runSite({ WORKERS: String(cores), WARM_UP: "off" });
  // Until every worker has compiled what runs often, and Home is compressed best. New connections each time, because the
  // worker that is ready first gets all connections of the first time.
  for (let times = 1; times <= 4; times++)
    await loadWith({ url: site.url, connections, seconds: seconds / 2 });
  const nginx = await runNginx(await answerOf(site.url), cores);
  if (!nginx) return site.stop();
  const rounds: Record<string, Record<string, string | number>> = {};
  const ratios: number[] = [];
  try {
    await loadWith({ url: nginx.url, connections, seconds: 2 });
    // In turns, because the speed of a shared machine varies.
    for (let round = 1; round <= 7; round++) {
      progress(`all ${cores} cores, round ${round}`);
      const ours = await loadWith({ url: site.url, connections, seconds });
      const theirs = await loadWith({ url: nginx.url, connections, seconds });
      ratios.push(ours.perSecond / theirs.perSecond);
      rounds[`round ${round}`] = {
        "site, requests/s": Math.round(ours.perSecond),
        "nginx, requests/s": Math.round(theirs.perSecond),
        "of nginx": ratio(ours.perSecond, theirs.perSecond),
        failures: ours.failures + theirs.failures,
      };
    }
  } finally {
    await Promise.all([site.stop(), nginx.stop()]);
  }
  const middle = median(ratios);
  rounds.median = { "of nginx": middle.toFixed(2) };
  show(`Home, cached, with all ${cores} cores`, rounds);
  if (middle >= leastOfNginx) return;
  process.exitCode = 1;
  console.error("Cached Home is too slow.");
}

/** Home as it is sent, compressed. */
function answerOf(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      resolve({ headers: response.headers as Record<string, string>, body: await buffer(response) });
    }).on("error", reject);
  });
}

async function largestScript(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return url + (/data-islands="([^"]+)"/.exec(html)?.[1] ?? "");
}
