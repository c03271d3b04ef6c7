import { sql } from "kysely";
import type { Language } from "../../languages.ts";
import { cachePerVersion } from "./cache-per-version.ts";
import { type Range, rowsOf } from "./lists/range.ts";
import { isReadableIn } from "./read-records.ts";

/** How many rows of the range can be read in a language: counted once for each version, for it takes a walk over all. */
export function languageTotals(range: Range, version: () => Promise<number>) {
  const read = cachePerVersion(version, async () => {
    const { rows } = await sql<{ languages: string; count: number }>`
      select languages, count(*) as count ${rowsOf(range)} group by languages
    `.execute(range.database.db);
    return rows;
  });
  return async (language: Language): Promise<number> =>
    (await read())
      .filter((row) => isReadableIn(language, row))
      .reduce((sum, { count }) => sum + Number(count), 0);
}
