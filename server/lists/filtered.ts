import { sql } from "kysely";
import type { Language } from "../../languages.ts";
import { type Filters, sectionOf } from "../../sections.ts";
import { comparisonKey } from "../content/comparison-key.ts";
import { containing } from "../search/pattern.ts";
import { type Range, rowsOf } from "./range.ts";

export type Narrowed = Filters & {
  /** Only what can be read in it. */
  language?: Language | undefined;
};

/** Those rows of the range that have the values asked for, compared without their case and the space around them. */
export function filtered(range: Range, { language, ...asked }: Narrowed): Range {
  const conditions = Object.entries(asked)
    .filter(([filter]) => sectionOf(range.kind).filters.includes(filter))
    .flatMap(([filter, value]) =>
      value === undefined ? [] : [sql`and ${sql.ref(`${filter}_key`)} = ${comparisonKey(value)}`],
    );
  if (language) conditions.push(sql`and ${readableIn(range, language)}`);
  if (conditions.length === 0) return range;
  const only = sql`${range.only} ${sql.join(conditions, sql` `)}`;
  const narrowed: Range = { ...range, only, part: "other" };
  return { ...narrowed, count: () => countRows(narrowed), most: range.most ?? range.count };
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
