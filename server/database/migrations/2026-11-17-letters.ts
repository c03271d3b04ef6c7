import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Folded text was stored with its spaces and signs before it was stored as letters. */
export const foldToLetters: Migration = async (db) => {
  for (const name of ["our_work", "news", "events", "resources"]) {
    const table = sql.table(name);
    const { rows: records } = await sql<{ id: string }>`select id from ${table}`.execute(db);
    for (const { id } of records) {
      const { rows } = await sql<{ folded: string }>`select folded from ${table} where id = ${id}`.execute(
        db,
      );
      for (const { folded } of rows) {
        const letters = folded.split("\n").map(asLetters).join("\n");
        await sql`update ${table} set folded = ${letters} where id = ${id}`.execute(db);
      }
    }
  }
};

/*
 * The encoding as it was on the day of this migration, which must not change with the rest of the program: letters
 * only, as many as there were characters.
 */

function asLetters(folded: string): string {
  const characters = [...folded];
  return characters
    .map((character, index) => {
      if (character === " ") return spaceBetween(characters[index - 1], characters[index + 1]);
      return /[\p{L}\p{Nd}]/u.test(character) ? character : signAsLetter(character);
    })
    .join("");
}

/** A Hangul syllable, which folding takes apart: no text has one. Which of them, its neighbours tell. */
function spaceBetween(before = "", after = ""): string {
  return String.fromCodePoint(0xac00 + ((codeOf(before) * 31 + codeOf(after)) % 11_172));
}

/** One of the rare ideographs from U+20000 on. */
function signAsLetter(sign: string): string {
  return String.fromCodePoint(0x20000 + (codeOf(sign) & 0x7fff));
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
