import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type DeskKind, deskKindNames } from "../../../desk-kinds.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { exclusively } from "../../database/exclusively.ts";
import type { Db } from "./edition.ts";
import { allFields, listed } from "./fields.ts";
import { noteMedia } from "./media-uses.ts";
import { readPublic, unknownToDesk } from "./public-rows.ts";

/** At a time, so that nobody who saves is held up. */
const batch = 100;

/** Whoever wrote a record before the desk was there. */
export const before = { id: null, name: "" };

/**
 * Public records that the desk does not know yet get an edition, with the text, language and dates that they
 * have. Their first version is noted when somebody changes them: see store.ts.
 */
export async function adoptAll(
  database: SiteDatabase,
  now: () => Date,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let adopted = 0;
  for (const kind of deskKindNames)
    for (let found = batch; found === batch && !isStopped(); adopted += found) {
      // Asked without a lock: mostly there is none, and then nobody waits.
      if ((await unknownToDesk(database.db, kind, 1)).length === 0) break;
      found = await exclusively(database, "editions", async (db) =>
        adopt(db, kind, await unknownToDesk(db, kind, batch), now()),
      );
      await setImmediate();
    }
  return adopted;
}

/** When one is opened at the desk. */
export async function adoptOne(
  database: SiteDatabase,
  kind: DeskKind,
  slug: string,
  now: () => Date,
): Promise<boolean> {
  if ((await readPublic(database.db, kind, [slug])).size === 0) return false;
  return exclusively(database, "editions", async (db) => (await adopt(db, kind, [slug], now())) > 0);
}

/** Whoever calls it is alone with the editions. Returns how many there were. */
export async function adopt(db: Db, kind: DeskKind, slugs: string[], now: Date): Promise<number> {
  const rows = [...(await readPublic(db, kind, slugs))].map(([slug, row]) => {
    const fields = allFields(kind, row.fields);
    const changed_at = row.updated_at ?? row.created_at;
    return {
      ...{ id: randomUUID(), kind, slug, language: row.language, state: "published" as const },
      ...{ languages: ` ${row.language} `, stale: 0 },
      ...{ revision: 1, public_revision: 1, first_published_at: row.created_at },
      // An announcement may be dated ahead.
      changed_at: changed_at < now.toISOString() ? changed_at : now.toISOString(),
      ...{ changed_by: before.id, changed_by_name: before.name, created_at: row.created_at },
      ...{ ...listed(kind, fields), fields: JSON.stringify(fields) },
    };
  });
  if (rows.length === 0) return 0;
  const added = await db
    .insertInto("editions")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["kind", "slug"]).where("translation_of", "is", null).doNothing(),
    )
    .returning(["id", "fields"])
    .execute();
  for (const { id, fields } of added) await noteMedia(db, id, JSON.parse(fields));
  return rows.length;
}
