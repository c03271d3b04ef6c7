import { sql } from "kysely";
import { countRows } from "../lists/filtered.ts";
import type { Range } from "../lists/range.ts";

/** Those rows of the range that are of the year, in UTC: by the date that the range is ordered by. */
export function inYear(range: Range, year: number | undefined): Range {
  if (year === undefined) return range;
  const by = sql.ref(range.by);
  const [start, end] = [year, year + 1].map((each) => `${each}-01-01T00:00:00.000Z`);
  const only = sql`${range.only} and ${by} >= ${start} and ${by} < ${end}`;
  const narrowed: Range = { ...range, only, part: "year" };
  return { ...narrowed, count: () => countRows(narrowed), most: range.most ?? range.count };
}

/** From the latest year of which there is a row to the earliest. */
export async function yearsOf({ database, kind, by }: Range): Promise<number[]> {
  const [table, column] = [sql.table(kind), sql.ref(by)];
  // Each by itself, so that both engines look only at the ends of their index.
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select (select min(${column}) from ${table}) as first, (select max(${column}) from ${table}) as last
  `.execute(database.db);
  const [first, last] = [rows[0]?.first, rows[0]?.last];
  if (!first || !last) return [];
  const latest = new Date(last).getUTCFullYear();
  return Array.from({ length: latest - new Date(first).getUTCFullYear() + 1 }, (_, ago) => latest - ago);
}
