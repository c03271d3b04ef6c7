import { contentOf } from "../server/content/content.ts";
import { filled } from "./bench/filled-databases.ts";
import { timed } from "./bench/timing.ts";
const engine = process.argv[2] as "sqlite" | "postgres";
const { database, discard } = await filled[engine](Number(process.argv[3]), (t) => process.stderr.write(t + "\n"));
const content = contentOf(database);
for (const q of ["zanzibar", "security", "ransomware", "supply chain attack", "data network", "policy research audit", "language model bias", "machine learning", "ai", "ai policy", "llm", "quetzalcoatl", "international"]) {
  const site = await timed(() => content.search(q), 25);
  const list = await timed(() => content.news.page({ q }), 25);
  console.log(engine, q, "site", site.median.toFixed(1), site.p99.toFixed(1), "list", list.median.toFixed(1), list.p99.toFixed(1));
}
await discard();
process.exit(0);
