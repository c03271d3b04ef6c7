import { type RawBuilder, sql } from "kysely";
import type { Kind } from "../../sections.ts";
import type { Engine } from "../database/connect.ts";

/*
 * What is looked for comes as letters (`asLetters`), like what is stored: it holds no sign that a pattern or
 * a query would take for an order.
 */

/** Both indexes are of trigrams: fewer characters than three cannot be looked up. */
export function isIndexable(letters: string): boolean {
  return [...letters].length >= 3;
}

/** "from … where …": the rows that contain the text, found through the index. */
export function foundByIndex(engine: Engine, kind: Kind, letters: string): RawBuilder<unknown> {
  if (engine === "postgres") return sql`from ${sql.table(kind)} where folded like ${`%${letters}%`}`;
  const index = sql.table(`${kind}_text`);
  const phrase = `"${letters}"`;
  // "cross join" makes SQLite start from the index.
  return sql`from ${index} cross join ${sql.table(kind)} on row_id = ${index}.rowid where ${index} match ${phrase}`;
}

/** "from … where …": the same rows, found by looking into one after the other. */
export function foundByReading(engine: Engine, kind: Kind, letters: string): RawBuilder<unknown> {
  return sql`from ${sql.table(kind)} where ${contains(engine, letters)}`;
}

export function contains(engine: Engine, letters: string): RawBuilder<unknown> {
  return engine === "postgres" ? sql`strpos(folded, ${letters}) > 0` : sql`instr(folded, ${letters}) > 0`;
}
