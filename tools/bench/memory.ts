/** How long the site takes to start, and how much memory it uses at rest and under load. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadWith } from "./load-with.ts";
import { progress, show } from "./report.ts";
import { runSite } from "./running-site.ts";

const seconds = 8;
const connections = 64;

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
    "second start": { ms: site.startedIn.toFixed(0), "memory (MB)": site.memory().toFixed(0) },
  };
  try {
    for (const [name, path] of Object.entries({
      "cached pages": "/",
      "uncached pages": "/news?q=pipeline",
    })) {
      progress(`${name}: ${connections} connections for ${seconds} s`);
      await loadWith({ url: site.url + path, connections, seconds });
      rows[`under load, ${name}`] = { "memory (MB)": site.memory().toFixed(0) };
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  show("Start and memory", rows);
}
