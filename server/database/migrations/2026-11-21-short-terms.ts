import { type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "./migration.ts";

const kinds = ["our_work", "news", "events", "resources"];
const endOfField = "\u{28000}".repeat(2);

/** The trigrams that there are, to find terms of one or two characters by; each character of a field begins one. */
export const noteTrigrams: Migration = async (db, engine) => {
  const collation = engine === "sqlite" ? "" : 'collate "C"';
  await sql.raw(`create table search_trigrams (trigram text ${collation} primary key)`).execute(db);
  const known = new Set<string>();
  for (const kind of kinds) {
    // Nothing is written into a table without rows: it would count as a change.
    const { rows } = await sql`select 1 from ${sql.table(kind)} limit 1`.execute(db);
    if (rows.length === 0) continue;
    await sql`
      update ${sql.table(kind)} set folded = replace(folded, ${"\n"}, ${`${endOfField}\n`}) || ${endOfField}
    `.execute(db);
    for await (const text of textsOf(db, kind)) await note(db, text, known);
  }
};

/** A few at a time: there may be many. */
async function* textsOf(db: QueryExecutorProvider, kind: string): AsyncGenerator<string> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ id: string; folded: string }>`
      select id, folded from ${sql.table(kind)} where id > ${last} order by id limit 200
    `.execute(db);
    for (const { folded } of rows) yield folded;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

async function note(db: QueryExecutorProvider, text: string, known: Set<string>): Promise<void> {
  const characters = [...text];
  const unknown = new Set<string>();
  for (let start = 0; start + 3 <= characters.length; start++) {
    const trigram = characters.slice(start, start + 3).join("");
    if (!trigram.includes("\n") && !known.has(trigram)) unknown.add(trigram);
  }
  const all = [...unknown];
  for (let start = 0; start < all.length; start += 500) {
    const values = all.slice(start, start + 500).map((trigram) => sql`(${trigram})`);
    await sql`insert into search_trigrams (trigram) values ${sql.join(values)}`.execute(db);
  }
  for (const trigram of all) known.add(trigram);
}
