import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { allKinds } from "../../../content/kinds.ts";
import { batchesById } from "../../database/batches.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { Database, RecordRow } from "../../database/schema.ts";
import { contentVersion } from "../changes.ts";
import { indexedWordsIn, removeSpellings } from "./spellings.ts";

/** Words removed in one transaction, so that other writers hardly wait. */
const BATCH = 100;
/** All words are held in memory. A site with more than this keeps words that are no longer used. */
const MOST_WORDS = 300_000;

/**
 * Removes words that are no longer in any public text because records were changed, withdrawn or erased. If something is
 * published meanwhile, which may add words, it stops and leaves the rest to the next run. Returns the number removed.
 */
export async function tidyVocabulary(
  database: SiteDatabase,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { db } = database;
  const version = await contentVersion(db);
  const used = new Set<string>();
  for (const kind of allKinds)
    for await (const rows of batchesById<Pick<RecordRow, "id" | "folded">>(db, {
      table: "records",
      columns: ["id", "folded"],
      condition: sql`and kind = ${kind}`,
    })) {
      for (const word of indexedWordsIn(rows.map(({ folded }) => folded))) used.add(word);
      if (used.size > MOST_WORDS || isStopped()) return 0;
      await setImmediate();
    }

  let removed = 0;
  for await (const words of storedWords(db)) {
    const gone = words.filter((word) => !used.has(word));
    if (gone.length === 0) continue;
    // All publishing happens under this lock.
    const isDone = await exclusively(database, "publishing", async (db) => {
      if ((await contentVersion(db)) !== version) return false;
      await removeSpellings(db, gone);
      return true;
    });
    if (!isDone || isStopped()) break;
    removed += gone.length;
    await setImmediate();
  }
  if (removed > 0) await database.scrub();
  return removed;
}

async function* storedWords(db: Kysely<Database>): AsyncGenerator<string[]> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ word: string }>`
      select word from search_spellings where spelling > ${last} and spelling = word
      order by spelling limit ${BATCH}
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ word }) => word);
    last = end.word;
  }
}
