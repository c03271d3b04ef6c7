import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { wordsInEncoded } from "./trigram-encoding.ts";

/** Words written in one statement. */
const BATCH = 100;

/** Candidates compared with a typed word. */
const MOST_CANDIDATES = 200;

/**
 * Stores each word under itself, for `wordsWith` (vocabulary.ts), and under itself minus each of its letters, to correct
 * typing errors: two words that differ in one letter share such a spelling. Only words of public texts, because drafts
 * contain half-typed words. tidy-vocabulary.ts removes unused ones.
 */
export async function addSpellings(db: Kysely<Database>, texts: string[]): Promise<void> {
  // Sorted, so that concurrent writers cannot deadlock.
  const words = indexedWordsIn(texts).sort();
  for (let start = 0; start < words.length; start += BATCH) {
    const batch = words.slice(start, start + BATCH);
    // As pairs: for the spellings alone, PostgreSQL without statistics reads the whole table.
    const pairs = batch.map((word) => sql`(${word}, ${word})`);
    const { rows } = await sql<{ word: string }>`
      select word from search_spellings where (spelling, word) in (${sql.join(pairs)})
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

/** Without duplicates. */
export function indexedWordsIn(texts: string[]): string[] {
  return [...new Set(texts.flatMap(wordsInEncoded))].filter(isIndexed);
}

/** The caller makes sure that no text contains these words. */
export async function removeSpellings(db: Kysely<Database>, words: string[]): Promise<void> {
  const rows = words.flatMap((word) => spellingsOf(word).map((spelling) => sql`(${spelling}, ${word})`));
  await sql`delete from search_spellings where (spelling, word) in (values ${sql.join(rows)})`.execute(db);
}

/** Known words that differ by one wrong, missing, extra or swapped letter, and the word itself if it is known. */
export async function wordsLike(db: Kysely<Database>, word: string): Promise<string[]> {
  if (!isCorrectable(word)) return [];
  const { rows } = await sql<{ word: string }>`
    select distinct word from search_spellings where spelling in (${sql.join(spellingsOf(word))})
    limit ${MOST_CANDIDATES}
  `.execute(db);
  return rows.map((row) => row.word).filter((other) => other === word || isOneEditAway(word, other));
}

/** PostgreSQL's word index leaves out longer words. */
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

/** Compares the rest after removing the common start and end. */
function isOneEditAway(one: string, other: string): boolean {
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
