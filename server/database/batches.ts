import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema.ts";

type Selection = {
  table: keyof Database;
  /** All columns if left out. */
  columns?: string[];
  /** "and …" */
  condition?: RawBuilder<unknown>;
};

/** Reads a table by id, 200 rows at a time, so that a large one never fills the memory. */
export async function* batchesById<Row extends { id: string }>(
  db: Kysely<Database>,
  { table, columns, condition = sql`` }: Selection,
): AsyncGenerator<Row[]> {
  const selected = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;
  for (let last = ""; ; ) {
    const { rows } = await sql<Row>`
      select ${selected} from ${sql.table(table)} where id > ${last} ${condition} order by id limit 200
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.id;
  }
}
