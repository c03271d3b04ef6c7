import { type Kysely, sql } from "kysely";
import type { Kind } from "../../sections.ts";
import type { Database } from "../database/schema.ts";

export type Row = { [column: string]: string | null };

/**
 * Inserts the rows, or replaces those with the same id, in one statement. One that is published and whose `compared`
 * columns change is noted as updated now, unless it says when.
 */
export async function writeRows(
  db: Kysely<Database>,
  kind: Kind,
  rows: Row[],
  compared: string[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const now = new Date().toISOString();
  const stored = (column: string) => sql.ref(`${kind}.${column}`);
  const given = (column: string) => sql.ref(`excluded.${column}`);
  const changes = compared.map((column) => sql`${stored(column)} is distinct from ${given(column)}`);
  const updated = sql`coalesce(${given("updated_at")}, case
    when ${stored("created_at")} < ${now} and (${sql.join(changes, sql` or `)}) then ${now}
    else ${stored("updated_at")} end)`;
  const replaced = columns.map(
    (column) => sql`${sql.ref(column)} = ${column === "updated_at" ? updated : given(column)}`,
  );
  await sql`
    insert into ${sql.table(kind)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
    on conflict (id) do update set ${sql.join(replaced)}
  `.execute(db);
}

/** An instant in the one form whose order as text is its order in time. */
export function instant(text: string): string {
  return new Date(text).toISOString();
}

/** PostgreSQL takes no NUL, and neither engine half a character. */
export function storable<Written extends Row>(record: Written): Written {
  const clean = (value: string | null) => value?.replaceAll("\0", "").toWellFormed() ?? null;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, clean(value)])) as Written;
}
