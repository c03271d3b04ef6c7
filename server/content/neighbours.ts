import { sql } from "kysely";
import { sections } from "../../sections.ts";
import { after, orderBy, type Range, reversed, rowsOf } from "../lists/range.ts";

export type Neighbour = { id: string; title: string; language: string };
/** What stands before and after a record. */
export type Neighbours = { previous: Neighbour | undefined; next: Neighbour | undefined };

/** Undefined if the record is not in the range. */
export async function neighboursOf(range: Range, id: string): Promise<Neighbours | undefined> {
  const { rows } = await sql<{ at: string }>`
    select ${sql.ref(range.by)} as at ${rowsOf(range)} and id = ${id}
  `.execute(range.database.db);
  const record = rows[0];
  if (!record) return undefined;
  const nextIn = (ordered: Range) => firstOf(after(ordered, { id, at: record.at }));
  return { previous: await nextIn(reversed(range)), next: await nextIn(range) };
}

async function firstOf(range: Range): Promise<Neighbour | undefined> {
  const { rows } = await sql<Neighbour>`
    select id, language, ${sql.ref(sections[range.kind].title)} as title ${rowsOf(range)} ${orderBy(range)} limit 1
  `.execute(range.database.db);
  return rows[0];
}
