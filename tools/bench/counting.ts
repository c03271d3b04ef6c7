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

export async function counting(): Promise<void> {
  const site = await runSite({ WARM_UP: "off" });
  const rates: Record<keyof typeof accepts, number[]> = { counted: [], "not counted": [] };
  const measure = async (name: keyof typeof accepts, time: number) => {
    const headers = { accept: accepts[name], "user-agent": browser, referer: "https://example.org/" };
    return (await loadWith({ url: `${site.url}/about`, connections: 64, seconds: time, headers })).perSecond;
  };
  try {
    await measure("counted", 3);
    for (let round = 0; round < rounds; round++) {
      progress(`counting: round ${round + 1} of ${rounds}`);
      const names: (keyof typeof accepts)[] = ["counted", "not counted"];
      // The first of a pair is not always the same.
      for (const name of round % 2 ? names : names.toReversed())
        rates[name].push(await measure(name, seconds));
    }
  } finally {
    await site.stop();
  }
  const pairs = rates.counted.map((rate, index) => rate / (rates["not counted"][index] ?? Number.NaN));
  show("A cached page, counted and not", {
    counted: { "requests/s": Math.round(median(rates.counted)) },
    "not counted": { "requests/s": Math.round(median(rates["not counted"])) },
    "median of the ratios": { "requests/s": median(pairs).toFixed(3) },
  });
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};
