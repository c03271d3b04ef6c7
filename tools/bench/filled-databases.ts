/** A database of each engine, filled with invented news. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase, type Engine, type SiteDatabase } from "../../server/database/connect.ts";
import { textIndexOf } from "../../server/database/derived-schema.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { publishInBulk } from "../../server/publishing/publish-in-bulk.ts";
import { startPostgres } from "../../tests/postgres.ts";
import { type InventedNews, inventedNews } from "./corpus.ts";
import { indexedAfterwards } from "./without-index.ts";

type Progress = (text: string) => void;
type Filled = { url: string; database: SiteDatabase; discard: () => Promise<void> };

export const filled: Record<Engine, (records: number, progress: Progress) => Promise<Filled>> = {
  async sqlite(records, progress) {
    const folder = await mkdtemp(join(tmpdir(), "bench-"));
    const url = `file:${join(folder, "site.db")}`;
    const database = connectDatabase(url);
    const discard = async () => {
      await database.close();
      await rm(folder, { recursive: true });
    };
    await prepareDatabase(database, { sampleContent: false });
    await fill(database, records, progress);
    return { url, database, discard };
  },

  async postgres(records, progress) {
    progress("starting PostgreSQL");
    const server = await startPostgres();
    const url = server.url("postgres");
    const database = connectDatabase(url);
    const discard = async () => {
      await database.close();
      await server.stop();
    };
    await prepareDatabase(database, { sampleContent: false });
    await indexedAfterwards(database, textIndexOf("news"), () => fill(database, records, progress), progress);
    return { url, database, discard };
  },
};

async function fill({ db }: SiteDatabase, records: number, progress: Progress): Promise<void> {
  let batch: InventedNews[] = [];
  let written = 0;
  const write = () =>
    db.transaction().execute((transaction) => publishInBulk(transaction, "news", batch, new Date()));
  for (const item of inventedNews(records)) {
    batch.push(item);
    if (batch.length < 500) continue;
    progress(`writing ${written} of ${records} records`);
    await write();
    written += batch.length;
    batch = [];
  }
  await write();
}
