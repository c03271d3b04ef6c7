import { type Kysely, sql } from "kysely";
import type { Kind } from "../../sections.ts";
import { sections } from "../../sections.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { beyond, inOrder, nothingElse, type Place, reversed, type Stretch } from "./stretch.ts";

export type Neighbour = { id: string; title: string };
/** What stands before and after a record in its list. */
export type Neighbours = { previous: Neighbour | undefined; next: Neighbour | undefined };

export async function neighboursOf(
  { db }: SiteDatabase,
  kind: Kind,
  stretches: Stretch[],
  id: string,
): Promise<Neighbours> {
  for (const [index, stretch] of stretches.entries()) {
    const place = await placeOf(db, kind, stretch, id);
    if (!place) continue;
    const before = stretches[index - 1];
    const after = stretches[index + 1];
    return {
      previous:
        (await firstAfter(db, kind, reversed(stretch), place)) ??
        (before && (await firstAfter(db, kind, reversed(before)))),
      next: (await firstAfter(db, kind, stretch, place)) ?? (after && (await firstAfter(db, kind, after))),
    };
  }
  return { previous: undefined, next: undefined };
}

async function placeOf(
  db: Kysely<Database>,
  kind: Kind,
  { by, only }: Stretch,
  id: string,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select id, ${sql.ref(by)} as at from ${sql.table(kind)} where id = ${id} ${only}
  `.execute(db);
  return rows[0];
}

/** The first row of the stretch that comes after the place, or the first of all. */
async function firstAfter(
  db: Kysely<Database>,
  kind: Kind,
  stretch: Stretch,
  place?: Place,
): Promise<Neighbour | undefined> {
  const after = place ? beyond(stretch, place, "after") : nothingElse;
  const { rows } = await sql<Neighbour>`
    select id, ${sql.ref(sections[kind].title)} as title from ${sql.table(kind)}
    where true ${stretch.only} ${after} ${inOrder(stretch)} limit 1
  `.execute(db);
  return rows[0];
}
