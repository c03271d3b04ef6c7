import { sql } from "kysely";
import type { Kind } from "../../sections.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { contentVersion } from "./changes.ts";
import { beyond, inOrder, type Place, reversed, type Stretch, walk } from "./stretch.ts";

/** The ids at an offset of a stretch whose every row is shown, of which there are `total`. */
export type LongWalk = (stretch: Stretch, total: number, offset: number, length: number) => Promise<string[]>;

/**
 * Walks from whichever end is nearer. Far from both, from a landmark: every so many rows of a steady list one
 * is remembered until the content changes, so that no page of a hundred thousand records is far from one.
 */
export function longWalkOf(database: SiteDatabase, kind: Kind, apart = 5000): LongWalk {
  const { db } = database;
  const rows = sql`from ${sql.table(kind)} where true`;
  let known: { version: number; landmarks: Place[] } | undefined;

  const survey = async (stretch: Stretch): Promise<Place[]> => {
    const { rows } = await sql<Place>`
      select id, at from (
        select id, ${sql.ref(stretch.by)} as at, row_number() over (${inOrder(stretch)}) as number
        from ${sql.table(kind)}
      ) as numbered
      where number % ${sql.lit(apart)} = 1 order by number
    `.execute(db);
    return rows;
  };

  const landmarksOf = async (stretch: Stretch): Promise<Place[]> => {
    // Asked before the rows are read: what changes meanwhile makes them too old, never too new.
    const version = await contentVersion(db);
    if (known?.version !== version) known = { version, landmarks: await survey(stretch) };
    return known.landmarks;
  };

  return async (stretch, total, offset, length) => {
    const size = Math.min(length, total - offset);
    const after = total - offset - size;
    if (after < offset && (after < apart || !stretch.steady)) {
      return (await walk(database, rows, reversed(stretch), after, size)).reverse();
    }
    const passed = Math.floor(offset / apart);
    const landmark = passed > 0 && stretch.steady ? (await landmarksOf(stretch))[passed] : undefined;
    if (!landmark) return walk(database, rows, stretch, offset, size);
    const fromThere = sql`${rows} ${beyond(stretch, landmark, "from")}`;
    return walk(database, fromThere, stretch, offset - passed * apart, size);
  };
}
