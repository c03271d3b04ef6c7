import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Pattern, Vocabulary } from "./pattern.ts";
import { addSpellings } from "./spellings.ts";
import { isPieceOfWord, isShortWord, SHORT, withoutMark, wordsInEncoded } from "./trigram-encoding.ts";
import { noteTrigrams, trigramsStartingWith } from "./trigrams.ts";

/** Records the trigrams and words of public texts, which speed up searches. */
export async function addToVocabulary(db: Kysely<Database>, texts: string[]): Promise<void> {
  await noteTrigrams(db, texts);
  await addSpellings(db, texts);
}

/** PostgreSQL's word index holds this for a word that is too long. Folded text never contains it. */
const LONGER = "*";

/** Pieces in more words than this are looked up by trigrams instead. */
const MOST_WITH_PIECE = 200;

/** For each piece within one word, the words that may contain it; pieces in too many words are left out. */
export async function wordsWith(db: Kysely<Database>, pattern: Pattern): Promise<Vocabulary> {
  const pieces = [...new Set(piecesOf(pattern))];
  const found = new Map(pieces.filter(isShortWord).map((piece) => [piece, [withoutMark(piece)]]));
  const lookUps = pieces.filter(isPieceOfWord).map((piece) => {
    found.set(piece, [LONGER]);
    return sql`(
      select ${piece}::text as piece, word from search_spellings
      where spelling = word and word like ${`%${piece}%`} limit ${MOST_WITH_PIECE + 1}
    )`;
  });
  for (const piece of pieces.filter(isPairOfLetters)) {
    const trigrams = await trigramsStartingWith(db, piece);
    if (!trigrams) continue;
    found.set(piece, [LONGER]);
    lookUps.push(sql`(
      select ${piece}::text as piece, word from search_spellings
      where spelling = word and word like any (${withPair(piece, trigrams)}::text[]) limit ${MOST_WITH_PIECE + 1}
    )`);
  }
  if (lookUps.length === 0) return found;
  const { rows } = await sql<{ piece: string; word: string }>`
    ${sql.join(lookUps, sql` union all `)}
  `.execute(db);
  for (const { piece, word } of rows) found.get(piece)?.push(word);
  for (const [piece, words] of found) if (words.length > MOST_WITH_PIECE) found.delete(piece);
  return found;
}

/** A regular expression would take encoded signs for letters. */
const isPairOfLetters = (piece: string) => [...piece].length === SHORT && wordsInEncoded(piece).length === 1;

/** Two letters end a word or a third one follows. The trigram index of the words answers both, but not two letters alone. */
function withPair(pair: string, trigrams: string[]): string[] {
  return [`%${pair}`, ...trigrams.filter(isPieceOfWord).map((trigram) => `%${trigram}%`)];
}

function piecesOf(pattern: Pattern): string[] {
  if (typeof pattern === "string") return [pattern];
  return ("all" in pattern ? pattern.all : pattern.any).flatMap(piecesOf);
}
