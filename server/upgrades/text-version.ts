/**
 * The version of the rules by which this release derives search texts and the columns of lists from records. Releases with
 * different versions may run side by side; the one that was seen last rebuilds the texts: see rebuild-pass.ts.
 */
import type { Kysely } from "kysely";
import { INDEX_VERSION } from "../content/search/indexed-text.ts";
import { databaseClock } from "../database/clock.ts";
import { derivedHash } from "../database/derived-schema.ts";
import type { Database } from "../database/schema.ts";
import type { Engine } from "../database/site-database.ts";

type Db = Kysely<Database>;

export const textVersion = (engine: Engine): string => `${INDEX_VERSION} ${derivedHash(engine)}`;

/** A version is added when rules change, so these cover years. */
const mostVersions = 50;

export async function isTextVersionKnown(db: Db, engine: Engine): Promise<boolean> {
  const known = db.selectFrom("text_versions").select("version").where("version", "=", textVersion(engine));
  return (await known.execute()).length > 0;
}

/** Whether a release without text_versions, or nobody yet, has written all texts by the rules of this release. */
export async function areTextsCurrent(db: Db, engine: Engine): Promise<boolean> {
  if ((await db.selectFrom("text_versions").select("version").limit(1).execute()).length > 0) return false;
  const folding = await db.selectFrom("search_folding").select("version").executeTakeFirst();
  const derived = await db.selectFrom("derived_schema").select("hash").executeTakeFirst();
  return folding?.version === INDEX_VERSION && derived?.hash === derivedHash(engine);
}

/** To be called inside exclusively("preparing"). `current`: all stored texts already follow these rules. */
export async function addTextVersion(db: Db, engine: Engine, current: boolean): Promise<void> {
  if (await isTextVersionKnown(db, engine)) return;
  await db
    .insertInto("text_versions")
    .values({
      ...{ version: textVersion(engine), first_seen_at: databaseClock(engine), started_at: null },
      ...{ source: "", last_key: "", checked: 0, total: 0, watched: current ? 0 : 1 },
      finished_at: current ? databaseClock(engine) : null,
    })
    .execute();
  const oldest = db.selectFrom("text_versions").select("version").orderBy("first_seen_at", "desc");
  await db.deleteFrom("text_versions").where("version", "not in", oldest.limit(mostVersions)).execute();
}
