import { type RawBuilder, sql } from "kysely";
import type { Kind } from "../../sections.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { LongWalk } from "./long-walk.ts";
import { contains, foundByIndex, foundByReading, isIndexable } from "./matching.ts";
import { MOST_COUNTED } from "./page.ts";
import { inOrder, type Stretch, walk } from "./stretch.ts";

/** The ids of a list in order, read only where asked. */
export type Sequence = {
  /** Exact if counted; otherwise a number it cannot exceed. */
  length: number;
  counted: boolean;
  slice: (offset: number, length: number) => Promise<string[]>;
};

export async function everyRow(walkTo: LongWalk, stretch: Stretch): Promise<Sequence> {
  const length = await stretch.length();
  return { length, counted: true, slice: (offset, size) => walkTo(stretch, length, offset, size) };
}

/**
 * A search. Few matches are found all at once, through the index. Of very common words the index would give
 * most of the table, so those are looked for from the start of the list, where the page soon fills.
 */
export async function matchingRows(
  database: SiteDatabase,
  kind: Kind,
  stretch: Stretch,
  letters: string,
): Promise<Sequence> {
  const reading = foundByReading(database.engine, kind, letters);
  if (!(await isCommon(database, kind, stretch, letters))) {
    const matches = isIndexable(letters) ? foundByIndex(database.engine, kind, letters) : reading;
    const found = await lookUp(database, matches, stretch);
    if (found.length <= MOST_COUNTED) return listed(found);
  }
  return {
    length: await stretch.length(),
    counted: false,
    slice: (offset, size) => walk(database, reading, stretch, offset, size),
  };
}

export function onEnd(first: Sequence, second: Sequence): Sequence {
  // Where the first ends is unknown, and more than 25 pages away: the second is never reached.
  if (!first.counted) return first;
  return {
    length: first.length + second.length,
    counted: second.counted,
    slice: async (offset, size) => {
      const start = offset < first.length ? await first.slice(offset, size) : [];
      if (start.length === size) return start;
      const rest = await second.slice(Math.max(0, offset - first.length), size - start.length);
      return [...start, ...rest];
    },
  };
}

function listed(ids: string[]): Sequence {
  return {
    length: ids.length,
    counted: true,
    slice: async (offset, size) => ids.slice(offset, offset + size),
  };
}

/** At most one id more than are counted. They are in order only if they are all. */
async function lookUp(
  { db }: SiteDatabase,
  matches: RawBuilder<unknown>,
  stretch: Stretch,
): Promise<string[]> {
  // "materialized" keeps both engines from sorting every match before they stop at the limit.
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      select id, ${sql.ref(stretch.by)} ${matches} ${stretch.only} limit ${MOST_COUNTED + 1}
    )
    select id from found ${inOrder(stretch)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether there are more matches than are counted, if that can be told without the index. */
async function isCommon(
  { db, engine }: SiteDatabase,
  kind: Kind,
  stretch: Stretch,
  letters: string,
): Promise<boolean> {
  const countAmong = async (first: number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select 1 from (
          select folded from ${sql.table(kind)} where true ${stretch.only} ${inOrder(stretch)} limit ${first}
        ) as first where ${contains(engine, letters)} limit ${MOST_COUNTED + 1}
      ) as found
    `.execute(db);
    return rows[0]?.count ?? 0;
  };
  // A word in every twelfth record or more is found faster by reading on than in the index.
  return (await countAmong(240)) >= 240 / 12 && (await countAmong(6000)) > MOST_COUNTED;
}
