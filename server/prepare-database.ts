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
import { ConfigurationError, type Settings } from "./process/environment.ts";
import { isSearchOutdated, rebuildSearchTexts } from "./rebuild-search.ts";

type Options = { sampleContent: boolean; today?: Date };
type OpenOptions = Options & Pick<Settings, "databasePool">;
/** The migrations that were run, and whether sample content was loaded. */
type Prepared = { migrations: string[]; sample: boolean };

/** Migrates the database without deadlines, then opens it with the deadlines that visitors need. */
export async function openDatabase(
  url: string,
  options: OpenOptions,
  onError: ConnectionOptions["onError"],
): Promise<{ database: SiteDatabase; prepared: Prepared }> {
  const withoutDeadlines = connectDatabase(url);
  try {
    const prepared = await prepareDatabase(withoutDeadlines, options);
    const connection = { deadlines: whileVisitorsWait, poolSize: options.databasePool, onError };
    return { database: connectDatabase(url, connection), prepared };
  } finally {
    await withoutDeadlines.close();
  }
}

/** Brings the database up to date. If several processes start at once, one does the work and the others wait for it. */
export async function prepareDatabase(
  database: SiteDatabase,
  { sampleContent, today = new Date() }: Options,
): Promise<Prepared> {
  const { db, engine } = database;
  if (await isRestoreUnfinished(db, engine))
    throw new ConfigurationError(
      "DATABASE_URL names a database whose restore did not finish: run `npm run restore -- FILE` again.",
    );
  const isReady =
    (await pendingMigrations(db, engine)).length === 0 &&
    !(await lacksDerivedSchema(db, engine)) &&
    !(await isSearchOutdated(db)) &&
    !(await lacksContent(db, sampleContent));
  if (isReady) return { migrations: [], sample: false };

  const done = await exclusively(database, "preparing", async (db) => {
    const migrations = await migrate(db, engine);
    const lacksSchema = await lacksDerivedSchema(db, engine);
    if (lacksSchema) await createDerivedSchema(db, engine);
    // This rebuilds the records too.
    if (await isSearchOutdated(db)) await rebuildSearchTexts(db);
    else if (lacksSchema) await rebuildRecords(db);
    await loadInitialContent(db, today);
    const sample = sampleContent && (await isUntouched(db, sections));
    if (sample) await loadSampleContent(db, today);
    return { migrations, sample };
  });
  if (engine === "sqlite" && done.migrations.length > 0) {
    // Before a migration, deleted messages may have stayed in the file without being overwritten.
    await sql`vacuum`.execute(db);
    await database.scrub();
  }
  return done;
}

async function lacksContent(db: Kysely<Database>, sampleContent: boolean): Promise<boolean> {
  if (await lacksInitialContent(db)) return true;
  return sampleContent && (await isUntouched(db, sections));
}
