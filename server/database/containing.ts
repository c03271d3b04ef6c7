import { type RawBuilder, sql } from "kysely";
import type { Engine } from "./connect.ts";

/** A condition that the text contains the piece, in the quickest form of each engine. The piece holds none of `*?[`. */
export function containing(engine: Engine, text: RawBuilder<unknown>, piece: string): RawBuilder<unknown> {
  return engine === "sqlite" ? sql`${text} glob ${`*${piece}*`}` : sql`strpos(${text}, ${piece}) > 0`;
}
