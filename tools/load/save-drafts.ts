/** One of several processes with busy writers: `save-drafts.ts <database> <writers> <saves> <shared edition>`. */
import { once } from "node:events";
import { connectDatabase } from "../../server/database/connect.ts";
import { whileVisitorsWait } from "../../server/database/site-database.ts";
import type { Edition } from "../../server/publishing/edition.ts";
import { editionsOf } from "../../server/publishing/editions.ts";

const [url = "", writers = "", saves = "", shared = ""] = process.argv.slice(2);
const database = connectDatabase(url, { deadlines: whileVisitorsWait, onError: () => {} });
const editions = editionsOf({ database });
await database.db.selectFrom("editions").select("id").execute();
process.stdout.write("ready\n");
await once(process.stdin, "data");
const problems: string[] = [];

await Promise.all(
  Array.from({ length: Number(writers) }, async (_, index) => {
    const actor = { id: null, name: `Writer ${index}` };
    try {
      const own = (await editions.create(actor, "news", { headline: "The same title" })) as Edition;
      for (let number = 1; number <= Number(saves); number++) {
        const fields = { content: `Text ${number} of ${index} in ${process.pid}.` };
        const saved = await editions.save(actor, own.id, { base: number, fields, deliberate: false });
        if (saved.outcome !== "saved") problems.push(saved.outcome);
      }
      // All writers also change one record in the same place: their changes are merged, or reported as a conflict.
      const before = await editions.read(shared);
      const together = { content: `${before?.fields.content}\n\n- Line of ${index} in ${process.pid}` };
      const merged = await editions.save(actor, shared, {
        ...{ base: before?.revision ?? 0, fields: together, deliberate: false },
      });
      if (merged.outcome === "refused") problems.push(merged.outcome);
      if (index > 0) return;
      const published = await editions.publish(actor, own.id, { base: Number(saves) + 1 });
      if (published.outcome !== "done") problems.push(published.outcome);
    } catch (error) {
      problems.push(String(error));
    }
  }),
);
process.stdout.write(`${JSON.stringify(problems)}\n`);
await database.close();
process.exit();
