import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { encodeFieldV1 } from "./frozen/search-text-v1.ts";
import type { Migration } from "./migration.ts";

const kinds = ["our_work", "news", "events", "resources"];

/**
 * A search looks for words: resources are found by their category and type, words of two letters stand behind the text,
 * and the spellings of all words are noted, to suggest the right one.
 */
export const noteWords: Migration = async (db, engine) => {
  const text = engine === "sqlite" ? "text" : 'text collate "C"';
  await sql
    .raw(
      `create table search_spellings (spelling ${text} not null, word ${text} not null, primary key (spelling, word))`,
    )
    .execute(db);
  await searchCategoriesAndTypes(db);
  const known = new Set<string>();
  for (const kind of kinds)
    for await (const { id, folded } of textsOf(db, kind)) {
      const words = folded.split(/[\uac00-\ud7a3\u{20000}-\u{28001}\n]+/u);
      const short = [...new Set(words.filter((word) => [...word].length === 2))].sort();
      const lines = short.map((word) => `${word}\u{28001}`);
      if (lines.length > 0)
        await sql`
          update ${sql.table(kind)} set folded = folded || ${lines.map((line) => `\n${line}`).join("")}
          where id = ${id}
        `.execute(db);
      await noteTrigrams(db, lines);
      await noteSpellings(db, words, known);
    }
};

async function searchCategoriesAndTypes(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ category: string; type: string }>`
    select distinct category, type from resources
  `.execute(db);
  for (const { category, type } of rows) {
    const fields = [category, type].map(encodeFieldV1);
    await sql`
      update resources set folded = folded || ${`\n${fields.join("\n")}`}
      where category = ${category} and type = ${type}
    `.execute(db);
    await noteTrigrams(db, fields);
  }
}

/** A few at a time: there may be many. */
async function* textsOf(
  db: QueryExecutorProvider,
  kind: string,
): AsyncGenerator<{ id: string; folded: string }> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ id: string; folded: string }>`
      select id, folded from ${sql.table(kind)} where id > ${last} order by id limit 200
    `.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

async function noteTrigrams(db: QueryExecutorProvider, texts: string[]): Promise<void> {
  const trigrams = texts.flatMap((text) => {
    const characters = [...text];
    return characters.slice(0, -2).map((_, start) => characters.slice(start, start + 3).join(""));
  });
  await insert(
    db,
    sql`search_trigrams (trigram)`,
    trigrams.map((trigram) => sql`(${trigram})`),
  );
}

async function noteSpellings(db: QueryExecutorProvider, words: string[], known: Set<string>): Promise<void> {
  const unknown = new Set(words.filter((word) => /^\p{L}{3,24}$/u.test(word) && !known.has(word)));
  const rows = [...unknown].flatMap((word) => {
    known.add(word);
    const letters = [...word];
    const spellings = new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))]);
    return [...spellings].map((spelling) => sql`(${spelling}, ${word})`);
  });
  await insert(db, sql`search_spellings (spelling, word)`, rows);
}

async function insert(
  db: QueryExecutorProvider,
  into: RawBuilder<unknown>,
  rows: RawBuilder<unknown>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 500)
    await sql`
      insert into ${into} values ${sql.join(rows.slice(start, start + 500))} on conflict do nothing
    `.execute(db);
}
