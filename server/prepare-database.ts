import { type Kysely, sql } from "kysely";
import { sections } from "../content/kinds.ts";
import { isUntouched } from "./content/changes.ts";
import { rebuildRecords } from "./content/rebuild-records.ts";
import { lacksInitialContent, loadInitialContent, loadSampleContent } from "./content-files/load-content.ts";
import { connectDatabase } from "./database/connect.ts";
import { createDerivedSchema, lacksDerivedSchema } from "./database/derived-schema.ts";
import { exclusively } from "./database/exclusively.ts";
import { migrate, pendingMigrations } from "./database/migrate.ts";
import type { Database } from "./database/schema.ts";
import { type ConnectionOptions, type SiteDatabase, whileVisitorsWait } from "./database/site-database.ts";
import { isRestoreUnfinished } from "./database/unfinished-restore.ts";
import { ConfigurationError } from "./process/environment.ts";
import { isSearchOutdated, rebuildSearchTexts } from "./rebuild-search.ts";

type Wishes = { sampleContent: boolean; today?: Date };
type Done = { migrations: string[]; sample: boolean };

/** The site's database, up to date. Preparing it may take its time; afterwards visitors wait for it. */
export async function openDatabase(
  url: string,
  wishes: Wishes,
  onError: ConnectionOptions["onError"],
): Promise<{ database: SiteDatabase; prepared: Done }> {
  const unhurried = connectDatabase(url);
  try {
    const prepared = await prepareDatabase(unhurried, wishes);
    return { database: connectDatabase(url, { deadlines: whileVisitorsWait, onError }), prepared };
  } finally {
    await unhurried.close();
  }
}

/** Brings the database up to date. Many processes may do so at once: one acts, the others wait and find it done. */
export async function prepareDatabase(
  database: SiteDatabase,
  { sampleContent, today = new Date() }: Wishes,
): Promise<Done> {
  const { db, engine } = database;
  if (await isRestoreUnfinished(db, engine))
    throw new ConfigurationError(
      "DATABASE_URL names a database into which a backup was not restored to the end: run `npm run restore -- FILE` again.",
    );
  const isReady =
    (await pendingMigrations(db, engine)).length === 0 &&
    !(await lacksDerivedSchema(db, engine)) &&
    !(await isSearchOutdated(db)) &&
    !(await lacksContent(db, sampleContent));
  if (isReady) return { migrations: [], sample: false };

  const done = await exclusively(database, "preparing", async (db) => {
    const migrations = await migrate(db, engine);
    if (await lacksDerivedSchema(db, engine)) {
      await createDerivedSchema(db, engine);
      await rebuildRecords(db);
    }
    if (await isSearchOutdated(db)) await rebuildSearchTexts(db);
    await loadInitialContent(db, today);
    const sample = sampleContent && (await isUntouched(db, sections));
    if (sample) await loadSampleContent(db, today);
    return { migrations, sample };
  });
  if (engine === "sqlite" && done.migrations.length > 0) {
    // An earlier version may have left messages in the file that it deleted without overwriting them.
    await sql`vacuum`.execute(db);
    await database.scrub();
  }
  return done;
}

async function lacksContent(db: Kysely<Database>, sampleContent: boolean): Promise<boolean> {
  if (await lacksInitialContent(db)) return true;
  return sampleContent && (await isUntouched(db, sections));
}
