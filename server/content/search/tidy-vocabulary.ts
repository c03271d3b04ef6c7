import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { sections } from "../../../content/kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { Database } from "../../database/schema.ts";
import { contentVersion } from "../changes.ts";
import { indexedWordsIn, removeSpellings } from "./spellings.ts";

/** At a time, so that other writers hardly wait. */
const batch = { texts: 200, words: 100 };
/** Held in memory meanwhile. A site with more different words keeps those that it once had. */
const mostWords = 300_000;

/**
 * Removes the words that no public text has any more, of records that were withdrawn, erased or written otherwise.
 * Words are only added while something is published; should that happen meanwhile, the rest is left to the next time.
 * Returns how many were removed.
 */
export async function tidyVocabulary(
  database: SiteDatabase,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { db } = database;
  const version = await contentVersion(db);
  const used = new Set<string>();
  for (const kind of sections)
    for await (const texts of textsOf(db, kind)) {
      for (const word of indexedWordsIn(texts)) used.add(word);
      if (used.size > mostWords || isStopped()) return 0;
      await setImmediate();
    }

  let removed = 0;
  for await (const words of notedWords(db)) {
    const gone = words.filter((word) => !used.has(word));
    if (gone.length === 0) continue;
    // Whatever is published, is published under this lock.
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

async function* textsOf(db: Kysely<Database>, kind: string): AsyncGenerator<string[]> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ id: string; folded: string }>`
      select id, folded from records where kind = ${kind} and id > ${last} order by id limit ${batch.texts}
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ folded }) => folded);
    last = end.id;
  }
}

async function* notedWords(db: Kysely<Database>): AsyncGenerator<string[]> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ word: string }>`
      select word from search_spellings where spelling > ${last} and spelling = word
      order by spelling limit ${batch.words}
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ word }) => word);
    last = end.word;
  }
}
