import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Characters per entry of the text index. */
export const TRIGRAM = 3;

/** Rows per insert statement. */
const BATCH = 500;

/** A term that starts more trigrams than this is common, and looking them all up would take longer than reading texts. */
const MOST_LOOKED_UP = 256;

/**
 * Stores which trigrams exist, so that a term of one or two characters can be looked up; otherwise a term that no record
 * contains would mean reading every record. Trigrams are never removed: a stale one costs only a lookup.
 */
export async function noteTrigrams(db: Kysely<Database>, texts: string[]): Promise<void> {
  // Sorted, so that two concurrent writers cannot deadlock.
  const trigrams = [...new Set(texts.flatMap(trigramsOf))].sort();
  for (let start = 0; start < trigrams.length; start += BATCH) {
    const values = trigrams.slice(start, start + BATCH).map((trigram) => sql`(${trigram})`);
    await sql`
      insert into search_trigrams (trigram) values ${sql.join(values)} on conflict (trigram) do nothing
    `.execute(db);
  }
}

/** Undefined if there are too many to look up. */
export async function trigramsStartingWith(
  db: Kysely<Database>,
  term: string,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ trigram: string }>`
    select trigram from search_trigrams where trigram >= ${term} and trigram < ${`${term}\u{10ffff}`}
    limit ${MOST_LOOKED_UP + 1}
  `.execute(db);
  return rows.length > MOST_LOOKED_UP ? undefined : rows.map(({ trigram }) => trigram);
}

function trigramsOf(text: string): string[] {
  const characters = [...text];
  return characters
    .slice(0, 1 - TRIGRAM)
    .map((_, start) => characters.slice(start, start + TRIGRAM).join(""))
    .filter((trigram) => !trigram.includes("\n"));
}
