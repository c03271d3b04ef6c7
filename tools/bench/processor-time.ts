/** Processor time for each request, which a busy machine hardly changes: the figures of docs/scale.md. Linux only. */
import { progress, show } from "./report.ts";
import { type RunningSite, runSite } from "./running-site.ts";

const concurrency = 16;
const browser = { accept: "text/html", "accept-encoding": "br", "user-agent": "Mozilla/5.0 Chrome/130" };

type Ask = (url: string, number: number) => Promise<Response>;

const get =
  (path: (number: number) => string): Ask =>
  (url, number) =>
    fetch(url + path(number), { headers: browser });

const send: Ask = (url, number) => {
  const fields = {
    name: "Selam",
    email: `selam${number}@example.org`,
    subject: "S",
    message: `Message ${number}`,
  };
  return fetch(`${url}/contact`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
};

const requests: Record<string, { count: number; ask: Ask }> = {
  "Home, cached": { count: 8000, ask: get(() => "/") },
  "a record, rendered each time": {
    count: 400,
    ask: get((number) => `/news/why-the-pipeline?q=word${number}`),
  },
  "a search over the site, rendered each time": {
    count: 400,
    ask: get((number) => `/search?q=security+${number}`),
  },
  "a message stored": { count: 200, ask: send },
};

export async function processorTime(): Promise<void> {
  const site = await runSite({
    ...{ WARM_UP: "off", LOG_LEVEL: "error" },
    ...{ ENQUIRIES_PER_ADDRESS: "1000000", ENQUIRIES_PER_MINUTE: "1000000" },
  });
  const rows: Record<string, Record<string, string | number>> = {};
  try {
    for (const [name, { count, ask }] of Object.entries(requests)) {
      progress(`processor time: ${name}`);
      // First without measuring: code is compiled while it runs.
      await sendAll(site, ask, 0, Math.ceil(count / 4));
      const before = site.processorTime();
      const failures = await sendAll(site, ask, count, count);
      const each = (site.processorTime() - before) / count;
      rows[name] = { "ms each": each.toFixed(3), failures, "memory (MB)": site.memory().toFixed(0) };
    }
  } finally {
    await site.stop();
  }
  show("Processor time of the site's process", rows);
}

async function sendAll({ url }: RunningSite, ask: Ask, from: number, count: number): Promise<number> {
  let [next, failures] = [from, 0];
  const one = async () => {
    while (next < from + count) {
      const answer = await ask(url, next++);
      if (answer.status >= 400) failures++;
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  return failures;
}
