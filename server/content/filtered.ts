import { type RawBuilder, sql } from "kysely";
import { type Filters, type Kind, sectionOf } from "../../sections.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { comparisonKey } from "./comparison-key.ts";
import type { Stretch } from "./stretch.ts";

/** Those rows of the stretch that have the values asked for, compared without their case and the space around them. */
export function filtered(database: SiteDatabase, kind: Kind, stretch: Stretch, asked: Filters): Stretch {
  const only = Object.entries(asked)
    .filter(([filter]) => sectionOf(kind).filters.includes(filter))
    .flatMap(([filter, value]) =>
      value === undefined ? [] : [sql`and ${sql.ref(`${filter}_key`)} = ${comparisonKey(value)}`],
    );
  if (only.length === 0) return stretch;
  const all = sql`${stretch.only} ${sql.join(only, sql` `)}`;
  return { ...stretch, only: all, length: () => count(database, kind, all), steady: false };
}

async function count({ db }: SiteDatabase, kind: Kind, only: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(kind)} where true ${only}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
