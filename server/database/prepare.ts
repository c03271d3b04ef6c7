import type { Kysely } from "kysely";
import { contentVersion } from "../content/changes.ts";
import type { SiteDatabase } from "./connect.ts";
import { exclusively } from "./exclusively.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { loadSampleContent } from "./sample-content.ts";
import type { Database } from "./schema.ts";

type Wishes = { sampleContent: boolean; today?: Date };
type Done = { migrations: string[]; sample: boolean };

/** Brings the database up to date. Many processes may do so at once: one acts, the others wait and find it done. */
export async function prepareDatabase(
  database: SiteDatabase,
  { sampleContent, today = new Date() }: Wishes,
): Promise<Done> {
  const { db, engine } = database;
  const isReady =
    (await pendingMigrations(db, engine)).length === 0 && !(sampleContent && (await isUntouched(db)));
  if (isReady) return { migrations: [], sample: false };

  return exclusively(database, async (db) => {
    const migrations = await migrate(db, engine);
    const sample = sampleContent && (await isUntouched(db));
    if (sample) await loadSampleContent(db, today);
    return { migrations, sample };
  });
}

/** True until the first record is ever written: whoever deletes everything does not get the samples back. */
async function isUntouched(db: Kysely<Database>): Promise<boolean> {
  return (await contentVersion(db)) === 0;
}
