/** Response times with a hundred and with a hundred thousand records: a large archive must not slow visitors down. */
import type { Engine, SiteDatabase } from "../../server/database/connect.ts";
import { save } from "../../tests/save.ts";
import { filled } from "./filled-databases.ts";
import { progress, ratio, show } from "./report.ts";
import { runSite } from "./running-site.ts";
import { timed } from "./timing.ts";

const sizes = [100, 100_000] as const;
const addresses = {
  Home: "/",
  "the list": "/news",
  "the list, page 5": "/news?page=5",
  "the list, a page in the middle": "/news?page=4167",
  "a search, common word": "/news?q=security",
  "a search, rare word": "/news?q=zanzibar",
  "a search, two words": "/news?q=supply+chain",
  "a search, the commonest words in a row": "/news?q=in+the+data",
  "a search, two characters, no match": "/news?q=zq",
  "a search over the site": "/search?q=ransomware",
};

export async function archive(): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const engine of ["sqlite", "postgres"] as const) {
    const few = await timesWith(engine, sizes[0]);
    const many = await timesWith(engine, sizes[1]);
    for (const name of Object.keys(addresses)) {
      const [small = 0, large = 0] = [few[name], many[name]];
      rows[`${engine}: ${name}`] = {
        [`${sizes[0]} records (ms)`]: small.toFixed(1),
        [`${sizes[1].toLocaleString("en")} records (ms)`]: large.toFixed(1),
        ratio: ratio(large, small),
      };
    }
  }
  show("Uncached answers, median", rows);
}

async function timesWith(engine: Engine, records: number): Promise<Record<string, number>> {
  const { url, database, discard } = await filled[engine](records, (text) => progress(`${engine}: ${text}`));
  const site = await runSite({ DATABASE_URL: url });
  const times: Record<string, number> = {};
  try {
    for (const [name, address] of Object.entries(addresses)) {
      progress(`${engine} with ${records} records: ${name}`);
      const ask = async () => (await fetch(site.url + address)).arrayBuffer();
      times[name] = (await timed(ask, 30, () => changeContent(database))).median;
    }
  } finally {
    await site.stop();
    await discard();
  }
  return times;
}

/** Invalidates everything the site has cached. Changes another kind, so that nothing large is rewritten. */
async function changeContent({ db }: SiteDatabase): Promise<void> {
  await save(db, "our_work", {
    id: "one",
    title: "A project",
    category: "Education",
    description: "",
    image_url: null,
    link: null,
    created_at: "2026-01-01T00:00:00.000Z",
  });
}
