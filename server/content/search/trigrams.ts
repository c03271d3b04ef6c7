import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** How many characters the text index knows at once. */
export const TRIGRAM = 3;

/** How many are written in one statement. */
const BATCH = 500;

/** A term that begins more of them is no rare one, and a query for so many would take longer than reading on. */
const MOST_LOOKED_UP = 256;

/**
 * Notes which trigrams there are, so that a term of one or two characters can be looked up: without, one that no
 * record has could be told only by reading every record. None is ever removed; one too many only costs a look.
 */
export async function noteTrigrams(db: Kysely<Database>, texts: string[]): Promise<void> {
  // In one order, so that two who write at once never wait for each other.
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
