import { type RawBuilder, sql } from "kysely";
import type { Engine } from "./connect.ts";

/** An SQL condition that the text contains the piece, in the fastest form of each engine. The piece must not contain `*?[`. */
export function containing(engine: Engine, text: RawBuilder<unknown>, piece: string): RawBuilder<unknown> {
  return engine === "sqlite" ? sql`${text} glob ${`*${piece}*`}` : sql`strpos(${text}, ${piece}) > 0`;
}
