/** Publishes, moves and withdraws as fast as it can until it is killed: `publisher.ts <database> <word>`. */
import { connectDatabase } from "../../server/database/connect.ts";
import type { Edition } from "../../server/publishing/edition.ts";
import { editionsOf } from "../../server/publishing/editions.ts";

const [url = "", word = ""] = process.argv.slice(2);
const editions = editionsOf({ database: connectDatabase(url) });
const ada = { id: null, name: "Ada" };

/** Prints an act once it is done. */
const say = (act: string, slug: string) => process.stdout.write(`${act} ${slug}\n`);

for (let count = 1; ; count++) {
  const fields = { headline: `${word} ${count}`, content: `Text of ${word} ${count}. `.repeat(50) };
  const { id, slug } = (await editions.create(ada, "news", fields)) as Edition;
  if (count % 4 === 0) {
    await editions.schedule(ada, id, { base: 1, dueAt: new Date().toISOString() });
    await editions.publishDue();
  } else await editions.publish(ada, id, { base: 1 });
  say("published", slug);
  if (count % 3 === 0) {
    await editions.rename(ada, id, `${slug}-moved`);
    say("moved", slug);
  } else if (count % 3 === 1) {
    await editions.withdraw(ada, id);
    say("withdrawn", slug);
  }
}
