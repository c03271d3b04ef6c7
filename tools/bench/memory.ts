/** How long the site takes to start, and how much memory a worker uses at rest and under load. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadWith } from "./load-with.ts";
import { progress, show } from "./report.ts";
import { type RunningSite, runSite } from "./running-site.ts";

const seconds = 8;
const connections = 64;
/** In megabytes, for a worker at rest. */
const limit = 170;

export async function memory(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const environment = { DATABASE_URL: `file:${join(folder, "site.db")}` };
  progress("the first start, which fills the database");
  const first = await runSite(environment);
  await first.stop();
  progress("the second start");
  const site = await runSite(environment);
  const rows: Record<string, Record<string, string>> = {
    "first start": { ms: first.startedIn.toFixed(0) },
    "second start": { ms: site.startedIn.toFixed(0) },
  };
  const measure = (name: string, used = site.memory()) => {
    rows[name] = { "memory (MB)": used.toFixed(0) };
    return used;
  };
  try {
    progress("rendering the fixed pages in the background");
    if (measure("at rest, with all fixed pages cached", await atRest(site)) > limit) process.exitCode = 1;
    for (const [name, path] of Object.entries({
      "cached pages": "/",
      "uncached pages": "/news?q=pipeline",
    })) {
      progress(`${name}: ${connections} connections for ${seconds} s`);
      await loadWith({ url: site.url + path, connections, seconds });
      measure(`under load, ${name}`);
    }
    progress("resting");
    measure("at rest after it", await atRest(site));
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  show(`Start and memory (limit at rest: ${limit} MB)`, rows);
}

/** Once the work after the start is done: the least memory of a minute, in which some background work comes and goes. */
async function atRest(site: RunningSite): Promise<number> {
  let before = Number.NEGATIVE_INFINITY;
  let now = site.processorTime();
  while (now - before > 2000) {
    await pause(25_000);
    [before, now] = [now, site.processorTime()];
  }
  let least = site.memory();
  for (let sample = 0; sample < 12; sample++) {
    await pause(5000);
    least = Math.min(least, site.memory());
  }
  return least;
}
