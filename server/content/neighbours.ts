import { sql } from "kysely";
import { after, firstIds, type Range, reversed, rowsOf } from "./lists/range.ts";

export type Neighbour = { id: string; title: string; language: string };
/** What stands before and after a record. */
type Pair<Found> = { previous: Found | undefined; next: Found | undefined };
export type Neighbours = Pair<Neighbour>;

/** Their ids; undefined if the record is not in the range. */
export async function neighboursOf(range: Range, id: string): Promise<Pair<string> | undefined> {
  const { rows } = await sql<{ at: string }>`
    select ${sql.ref(range.by)} as at ${rowsOf(range)} and id = ${id}
  `.execute(range.database.db);
  const record = rows[0];
  if (!record) return undefined;
  const nextIn = async (ordered: Range) => (await firstIds(after(ordered, { id, at: record.at }), 1))[0];
  return { previous: await nextIn(reversed(range)), next: await nextIn(range) };
}
