import { type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "./migration.ts";

const tables = ["our_work", "news", "events", "resources", "editions"];

/**
 * Every word is noted under itself, in whatever form, and PostgreSQL gets an index of whole words: it knows a word by
 * one entry, where trigrams need several, each of which many other words have too.
 */
export const indexWords: Migration = async (db, engine) => {
  for (const table of tables) for await (const texts of textsOf(db, table)) await noteWords(db, texts);
  if (engine === "sqlite") return;
  const separators = "\\uAC00-\\uD7A3\\U00020000-\\U00028001\\n";
  const statements = [
    "create index search_words on search_spellings using gin (word gin_trgm_ops) where spelling = word",
    // An index entry cannot be long: a word that is, is "*". The cost keeps the planner from splitting every text.
    `create function search_words(folded text) returns text[] language plpgsql immutable strict cost 10000
      as $$ begin
        return array_remove(regexp_split_to_array(
          regexp_replace(folded, '[^${separators}]{33,}', '*', 'g'), '[${separators}]+'), '');
      end $$`,
    ...tables.map(
      (table) =>
        `create index ${table}_words on ${table} using gin (search_words(folded)) with (fastupdate = off)`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** A few at a time: there may be many. */
async function* textsOf(db: QueryExecutorProvider, table: string): AsyncGenerator<string[]> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ id: string; folded: string }>`
      select id, folded from ${sql.table(table)} where id > ${last} order by id limit 200
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ folded }) => folded);
    last = end.id;
  }
}

async function noteWords(db: QueryExecutorProvider, texts: string[]): Promise<void> {
  const words = texts.flatMap((text) => text.split(/[\uac00-\ud7a3\u{20000}-\u{28001}\n]+/u));
  const short = [...new Set(words.filter((word) => word && [...word].length <= 32))];
  for (let start = 0; start < short.length; start += 500) {
    const values = short.slice(start, start + 500).map((word) => sql`(${word}, ${word})`);
    await sql`
      insert into search_spellings (spelling, word) values ${sql.join(values)} on conflict do nothing
    `.execute(db);
  }
}
