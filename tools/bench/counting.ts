/** What counting costs a cached page: the same requests, counted and not, in turns. */
import { loadWith } from "./load-with.ts";
import { progress, show } from "./report.ts";
import { runSite } from "./running-site.ts";

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
      rows[from] = await compare(`${site.url}/about`, from, referer);
  } finally {
    await site.stop();
  }
  show("A cached page, counted and not (requests/s)", rows);
}

async function compare(url: string, from: string, referer: string) {
  const rates: Record<Name, number[]> = { counted: [], "not counted": [] };
  const measure = async (name: Name, time: number) => {
    const headers = { accept: accepts[name], "user-agent": browser, referer };
    return (await loadWith({ url, connections: 64, seconds: time, headers })).perSecond;
  };
  await measure("counted", 3);
  for (let round = 0; round < rounds; round++) {
    progress(`counting, ${from}: round ${round + 1} of ${rounds}`);
    const names: Name[] = ["counted", "not counted"];
    // The first of a pair is not always the same.
    for (const name of round % 2 ? names : names.toReversed()) rates[name].push(await measure(name, seconds));
  }
  const pairs = rates.counted.map((rate, index) => rate / (rates["not counted"][index] ?? Number.NaN));
  return {
    counted: Math.round(median(rates.counted)),
    "not counted": Math.round(median(rates["not counted"])),
    "median of the ratios": median(pairs).toFixed(3),
  };
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};
