/**
 * What counting costs a cached page: the same requests, counted and not, in turns. Compares processor time, because on a
 * shared machine the rates of two identical runs differ by more than counting takes.
 */
import { loadWith } from "./load-with.ts";
import { progress, show } from "./report.ts";
import { type RunningSite, runSite } from "./running-site.ts";

/** Short rounds, because the speed of a shared machine varies from one second to the next. */
const seconds = 1;
const rounds = 40;

const browser = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
/** The server counts a request that accepts a page. Both have the same length. */
const accepts = { counted: "text/html,*/*;q=0.8", "not counted": "text/xxxx,*/*;q=0.8" };
type Name = keyof typeof accepts;

export async function counting(): Promise<void> {
  const site = await runSite({ WARM_UP: "off" });
  const rows: Record<string, Record<string, string | number>> = {};
  try {
    for (const [from, referer] of [
      ["from this site", `${site.url}/news`],
      ["from another site", "https://example.org/"],
    ] as const)
      rows[from] = await compare(site, from, referer);
  } finally {
    await site.stop();
  }
  show("A cached page, counted and not: processor time (µs)", rows);
}

async function compare(site: RunningSite, from: string, referer: string) {
  const spent: Record<Name, { requests: number; milliseconds: number }> = {
    counted: { requests: 0, milliseconds: 0 },
    "not counted": { requests: 0, milliseconds: 0 },
  };
  const send = (name: Name, time: number) =>
    loadWith({
      ...{ url: `${site.url}/about`, connections: 64, seconds: time },
      headers: { accept: accepts[name], "user-agent": browser, referer },
    });
  for (const name of ["counted", "not counted"] as const) await send(name, 3);
  for (let round = 0; round < rounds; round++) {
    progress(`counting, ${from}: round ${round + 1} of ${rounds}`);
    const names: Name[] = ["counted", "not counted"];
    // The first of a pair is not always the same.
    for (const name of round % 2 ? names : names.toReversed()) {
      const before = site.processorTime();
      spent[name].requests += (await send(name, seconds)).perSecond * seconds;
      spent[name].milliseconds += site.processorTime() - before;
    }
  }
  const perPage = (name: Name) => (spent[name].milliseconds / spent[name].requests) * 1000;
  return {
    counted: perPage("counted").toFixed(1),
    "not counted": perPage("not counted").toFixed(1),
    "rate relative to not counted": (perPage("not counted") / perPage("counted")).toFixed(3),
  };
}
