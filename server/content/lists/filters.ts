import { type RawBuilder, sql } from "kysely";
import { type Filters, filtersOf, type IndexedKind } from "../../../content/kinds.ts";
import type { Language } from "../../../languages.ts";
import { containing } from "../../database/containing.ts";
import { cachePerVersion } from "../cache-per-version.ts";
import { type Range, rowsOf, withCondition } from "./range.ts";

export type ListFilters = Filters & {
  /** Only records that can be read in this language. */
  language?: Language | undefined;
};

/** The rows of the range that have the given values, whatever their case and surrounding space. */
export function filtered(kind: IndexedKind, range: Range, { language, ...values }: ListFilters): Range {
  const keys = Object.entries(values)
    .filter(([field, value]) => value !== undefined && filtersOf(kind).includes(field))
    .map(([field, value]) => withKey(kind, field, comparisonKey(value ?? "")));
  if (keys.length === 0 && !language) return range;
  const [first, ...others] = keys;
  const idsWith = (key: RawBuilder<unknown>) => sql`and id in (select id from record_keys where true ${key})`;
  // An index holds the rows of one key in list order, so reading these is faster than reading the records.
  const byKey: Range =
    first === undefined
      ? range
      : {
          ...range,
          ...{ by: "sort_at", keyRows: { table: "record_keys", only: first } },
          only: sql`${range.only} ${idsWith(first)}`,
        };
  const conditions = [...others.map(idsWith), ...(language ? [sql`and ${readableIn(range, language)}`] : [])];
  const found: Range = { ...conditions.reduce(withCondition, byKey), part: "other" };
  return { ...found, count: () => countRows(found), upperBound: range.upperBound ?? range.count };
}

const withKey = (kind: IndexedKind, field: string, key: string) =>
  sql`and kind = ${sql.lit(kind)} and field = ${field} and key = ${key}`;

/**
 * The form in which categories and types are compared: "Étude", " ÉTUDE " and a decomposed É are equal. SQLite's lower()
 * knows only ASCII. Upper case comes first so that "ß" equals "SS".
 */
export function comparisonKey(text: string): string {
  return text.replaceAll("\0", "").normalize("NFKC").toUpperCase().toLowerCase().replace(/\s+/gu, " ").trim();
}

export function readableIn({ database }: Pick<Range, "database">, language: Language) {
  return containing(database.engine, sql`languages`, ` ${language} `);
}

export async function countRows(range: Range): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${rowsOf(range)}`.execute(
    range.database.db,
  );
  return rows[0]?.count ?? 0;
}

/** Counts the rows of a range per language, once for each content version because it reads the whole range. */
export function languageTotals(range: Range, version: () => Promise<number>) {
  const read = cachePerVersion(version, async () => {
    const { rows } = await sql<{ languages: string; count: number }>`
      select languages, count(*) as count ${rowsOf(range)} group by languages
    `.execute(range.database.db);
    return rows;
  });
  return async (language: Language): Promise<number> =>
    (await read())
      .filter(({ languages }) => languages.includes(` ${language} `))
      .reduce((sum, { count }) => sum + Number(count), 0);
}

/** The rows whose date, in the column that orders the range, is in that year (UTC). */
export function inYear(range: Range, year: number | undefined): Range {
  if (year === undefined) return range;
  const by = sql.ref(range.by);
  const [start, end] = [year, year + 1].map((each) => `${each}-01-01T00:00:00.000Z`);
  const found: Range = {
    ...withCondition(range, sql`and ${by} >= ${start} and ${by} < ${end}`),
    part: "year",
  };
  return { ...found, count: () => countRows(found), upperBound: range.upperBound ?? range.count };
}

/** Every year from the latest row's to the earliest row's. */
export async function yearsOf(range: Range): Promise<number[]> {
  const [rows, column] = [rowsOf(range), sql.ref(range.by)];
  // Two subqueries, so that both engines read only the ends of the index.
  const found = await sql<{ first: string | null; last: string | null }>`
    select (select min(${column}) ${rows}) as first, (select max(${column}) ${rows}) as last
  `.execute(range.database.db);
  const [first, last] = [found.rows[0]?.first, found.rows[0]?.last];
  if (!first || !last) return [];
  const latest = new Date(last).getUTCFullYear();
  return Array.from({ length: latest - new Date(first).getUTCFullYear() + 1 }, (_, ago) => latest - ago);
}
