import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../database/connect.ts";
import type { Kind } from "../database/schema.ts";

/** Both indexes are of trigrams: fewer characters than three cannot be looked up. */
export function isIndexable(folded: string): boolean {
  return [...folded].length >= 3;
}

/** "from … where …": the rows that contain the text, found through the index. */
export function foundByIndex(engine: Engine, kind: Kind, folded: string): RawBuilder<unknown> {
  if (engine === "postgres") {
    const pattern = `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
    return sql`from ${sql.table(kind)} where folded like ${pattern}`;
  }
  const index = sql.table(`${kind}_text`);
  const phrase = `"${folded.replaceAll('"', '""')}"`;
  // "cross join" makes SQLite start from the index.
  return sql`from ${index} cross join ${sql.table(kind)} on row_id = ${index}.rowid where ${index} match ${phrase}`;
}

/** "from … where …": the same rows, found by looking into one after the other. */
export function foundByReading(engine: Engine, kind: Kind, folded: string): RawBuilder<unknown> {
  const position = engine === "postgres" ? sql`strpos(folded, ${folded})` : sql`instr(folded, ${folded})`;
  return sql`from ${sql.table(kind)} where ${position} > 0`;
}
