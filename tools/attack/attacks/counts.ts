/** Invented referrers, searches and addresses, to fill the table of what is read. */
import { connectDatabase } from "../../../server/database/connect.ts";
import { prepareDatabase } from "../../../server/prepare-database.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";

const browser = { accept: "text/html", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0" };
/** Twice the names that are kept of a day, and the sum of the others. */
const mostRows = 401;

export const countAttacks: Attack[] = [
  {
    name: "a reader invents referrers, searches and addresses to be counted",
    environment: async (folder) => {
      const url = `file:${folder}/site.db`;
      const database = connectDatabase(url);
      await prepareDatabase(database, { sampleContent: true });
      await database.close();
      return { DATABASE_URL: url };
    },
    run: async ({ url, databaseUrl }) => {
      const ask = (path: string, referer = "") =>
        statusOf(fetch(url + path, { headers: { ...browser, referer } }));
      const answers = await flood(6000, 16, (index) => {
        // Each of these pages is rendered, which is attacked elsewhere.
        if (index % 40 === 0) return ask(`/search?q=zzyzx${index}`);
        if (index % 40 === 1) return ask(`/news/no-such-page-${index}`);
        return ask("/about", `https://${index}.example/`);
      });
      const database = connectDatabase(databaseUrl);
      // The site stores its sums every few seconds.
      const rows = await waitFor(() => database.db.selectFrom("counts").select(["what", "name"]).execute());
      await database.close();
      const count = (what: string) => rows.filter((row) => row.what === what).length;
      if (count("referrer") > mostRows || count("search") > mostRows)
        throw new Error(`There are ${rows.length} rows of counts.`);
      const invented = rows.filter(({ name }) => name.includes("no-such-page"));
      if (invented.length > 0) throw new Error(`${invented.length} missing pages were counted.`);
      return `${tally(answers)}; ${rows.length} rows`;
    },
  },
];

async function waitFor<Row>(read: () => Promise<Row[]>): Promise<Row[]> {
  const until = performance.now() + 15_000;
  for (;;) {
    const rows = await read();
    if (rows.length > 0) return rows;
    if (performance.now() > until) throw new Error("Nothing was counted.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
