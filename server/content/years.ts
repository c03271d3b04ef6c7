import { sql } from "kysely";
import { countRows } from "./lists/filters.ts";
import { type Range, rowsOf, withCondition } from "./lists/range.ts";

/** Those rows of the range that are of the year, in UTC: by the date that the range is ordered by. */
export function inYear(range: Range, year: number | undefined): Range {
  if (year === undefined) return range;
  const by = sql.ref(range.by);
  const [start, end] = [year, year + 1].map((each) => `${each}-01-01T00:00:00.000Z`);
  const found: Range = {
    ...withCondition(range, sql`and ${by} >= ${start} and ${by} < ${end}`),
    part: "year",
  };
  return { ...found, count: () => countRows(found), most: range.most ?? range.count };
}

/** From the latest year of which there is a row to the earliest. */
export async function yearsOf(range: Range): Promise<number[]> {
  const [rows, column] = [rowsOf(range), sql.ref(range.by)];
  // Each by itself, so that both engines look only at the ends of their index.
  const found = await sql<{ first: string | null; last: string | null }>`
    select (select min(${column}) ${rows}) as first, (select max(${column}) ${rows}) as last
  `.execute(range.database.db);
  const [first, last] = [found.rows[0]?.first, found.rows[0]?.last];
  if (!first || !last) return [];
  const latest = new Date(last).getUTCFullYear();
  return Array.from({ length: latest - new Date(first).getUTCFullYear() + 1 }, (_, ago) => latest - ago);
}
