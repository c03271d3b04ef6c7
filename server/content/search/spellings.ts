import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { wordsInEncoded } from "./trigram-encoding.ts";

/** How many words are written in one statement. */
const BATCH = 100;

/** The most words that are looked at for one that was typed. */
const MOST_LOOKED_AT = 200;

/**
 * Notes the words that there are: each under itself, for `wordsWith` (vocabulary.ts), and, so that one with a wrong letter can be told
 * from its right spelling, under itself without one of its letters. Two words that differ in one letter share such a
 * spelling. They are those of public texts alone: drafts hold words that are half typed. tidy-vocabulary.ts removes them.
 */
export async function addSpellings(db: Kysely<Database>, texts: string[]): Promise<void> {
  // In one order, so that two who write at once never wait for each other.
  const words = indexedWordsIn(texts).sort();
  for (let start = 0; start < words.length; start += BATCH) {
    const batch = words.slice(start, start + BATCH);
    const { rows } = await sql<{ word: string }>`
      select word from search_spellings where spelling = word and spelling in (${sql.join(batch)})
    `.execute(db);
    const known = new Set(rows.map(({ word }) => word));
    const values = batch
      .filter((word) => !known.has(word))
      .flatMap((word) => spellingsOf(word).map((spelling) => sql`(${spelling}, ${word})`));
    if (values.length === 0) continue;
    await sql`
      insert into search_spellings (spelling, word) values ${sql.join(values)} on conflict (spelling, word) do nothing
    `.execute(db);
  }
}

/** Each once. */
export function indexedWordsIn(texts: string[]): string[] {
  return [...new Set(texts.flatMap(wordsInEncoded))].filter(isIndexed);
}

/** With all that they are noted under. The caller knows that no text has them. */
export async function removeSpellings(db: Kysely<Database>, words: string[]): Promise<void> {
  const rows = words.flatMap((word) => spellingsOf(word).map((spelling) => sql`(${spelling}, ${word})`));
  await sql`delete from search_spellings where (spelling, word) in (values ${sql.join(rows)})`.execute(db);
}

/** The words that one wrong, missing, extra or swapped letter makes of this one; itself, if there is such a word. */
export async function wordsLike(db: Kysely<Database>, word: string): Promise<string[]> {
  if (!isCorrectable(word)) return [];
  const { rows } = await sql<{ word: string }>`
    select distinct word from search_spellings where spelling in (${sql.join(spellingsOf(word))})
    limit ${MOST_LOOKED_AT}
  `.execute(db);
  return rows.map((row) => row.word).filter((other) => other === word || isOneSlipAway(word, other));
}

/** Longer ones are not in PostgreSQL's index of words. */
const LONGEST_INDEXED = 32;
const isIndexed = (word: string) => word !== "" && [...word].length <= LONGEST_INDEXED;

function isCorrectable(word: string): boolean {
  return /^\p{L}{3,24}$/u.test(word);
}

function spellingsOf(word: string): string[] {
  if (!isCorrectable(word)) return [word];
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))])];
}

/** Compares what is left once the same start and the same end are taken off. */
function isOneSlipAway(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  while (a.length > 0 && a[0] === b[0]) {
    a.shift();
    b.shift();
  }
  while (a.length > 0 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  if (a.length === 2 && b.length === 2) return a[0] === b[1] && a[1] === b[0];
  return a.length <= 1 && b.length <= 1;
}
