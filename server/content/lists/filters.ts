import { type RawBuilder, sql } from "kysely";
import { type Filters, filtersOf, type IndexedKind } from "../../../content/kinds.ts";
import type { Language } from "../../../languages.ts";
import { containing } from "../../database/containing.ts";
import { comparisonKey } from "../comparison-key.ts";
import { type Range, rowsOf, withCondition } from "./range.ts";

export type ListFilters = Filters & {
  /** Only what can be read in it. */
  language?: Language | undefined;
};

/** Those rows of the range that have the values asked for, compared without their case and the space around them. */
export function filtered(kind: IndexedKind, range: Range, { language, ...asked }: ListFilters): Range {
  const keys = Object.entries(asked)
    .filter(([field, value]) => value !== undefined && filtersOf(kind).includes(field))
    .map(([field, value]) => withKey(kind, field, comparisonKey(value ?? "")));
  if (keys.length === 0 && !language) return range;
  const [first, ...others] = keys;
  const idsWith = (key: RawBuilder<unknown>) => sql`and id in (select id from record_keys where true ${key})`;
  // An index has the rows with one key in their order, so these are walked, and not the records.
  const byKey: Range =
    first === undefined
      ? range
      : {
          ...range,
          ...{ by: "sort_at", walked: { table: "record_keys", only: first } },
          only: sql`${range.only} ${idsWith(first)}`,
        };
  const conditions = [...others.map(idsWith), ...(language ? [sql`and ${readableIn(range, language)}`] : [])];
  const found: Range = { ...conditions.reduce(withCondition, byKey), part: "other" };
  return { ...found, count: () => countRows(found), most: range.most ?? range.count };
}

const withKey = (kind: IndexedKind, field: string, key: string) =>
  sql`and kind = ${sql.lit(kind)} and field = ${field} and key = ${key}`;

export function readableIn({ database }: Pick<Range, "database">, language: Language) {
  return containing(database.engine, sql`languages`, ` ${language} `);
}

export async function countRows(range: Range): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${rowsOf(range)}`.execute(
    range.database.db,
  );
  return rows[0]?.count ?? 0;
}
