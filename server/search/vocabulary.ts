import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Pattern, Vocabulary } from "./pattern.ts";
import { noteSpellings } from "./spellings.ts";
import { isPieceOfWord, isShortWord, withoutMark } from "./trigram-encoding.ts";
import { noteTrigrams } from "./trigrams.ts";

/** Notes what searches have to know of all texts together. */
export async function noteVocabulary(db: Kysely<Database>, texts: string[]): Promise<void> {
  await noteTrigrams(db, texts);
  await noteSpellings(db, texts);
}

/** What stands in PostgreSQL's index of words for one that is too long. Folded text has no such sign. */
const LONGER = "*";

/** A piece that more words have is looked up by its trigrams. */
const MOST_WITH_PIECE = 200;

/** Of each piece within one word, the words that may have it; nothing of one that too many have. */
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
  if (lookUps.length === 0) return found;
  const { rows } = await sql<{ piece: string; word: string }>`
    ${sql.join(lookUps, sql` union all `)}
  `.execute(db);
  for (const { piece, word } of rows) found.get(piece)?.push(word);
  for (const [piece, words] of found) if (words.length > MOST_WITH_PIECE) found.delete(piece);
  return found;
}

function piecesOf(pattern: Pattern): string[] {
  if (typeof pattern === "string") return [pattern];
  return ("all" in pattern ? pattern.all : pattern.any).flatMap(piecesOf);
}
