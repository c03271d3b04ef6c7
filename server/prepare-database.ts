import { type Kysely, sql } from "kysely";
import { sections } from "../content/kinds.ts";
import { isUntouched } from "./content/changes.ts";
import { lacksInitialContent, loadInitialContent, loadSampleContent } from "./content-files/load-content.ts";
import { connectDatabase } from "./database/connect.ts";
import { createDerivedSchema, lacksDerivedSchema } from "./database/derived-schema.ts";
import { exclusively } from "./database/exclusively.ts";
import { appliedMigrations, migrate, pendingMigrations } from "./database/migrate.ts";
import { largeIndexes } from "./database/migrations/index.ts";
import type { Database } from "./database/schema.ts";
import {
  type ConnectionOptions,
  type Engine,
  type SiteDatabase,
  whileVisitorsWait,
} from "./database/site-database.ts";
import { isRestoreUnfinished } from "./database/unfinished-restore.ts";
import { ConfigurationError, type Settings } from "./process/environment.ts";
import { areContractsNoted, notePendingContracts } from "./upgrades/contract.ts";
import { limitLockWaits, retryLocked } from "./upgrades/lock-waits.ts";
import { addTextVersion, areTextsCurrent, isTextVersionKnown } from "./upgrades/text-version.ts";

type Db = Kysely<Database>;
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

/**
 * Brings the database up to date, in one short transaction that only adds: an older release may be using the database. If
 * several processes start at once, one does the work and the others wait for it.
 */
export async function prepareDatabase(
  database: SiteDatabase,
  { sampleContent, today = new Date() }: Options,
): Promise<Prepared> {
  const { db, engine } = database;
  if (await isRestoreUnfinished(db, engine))
    throw new ConfigurationError(
      "DATABASE_URL names a database whose restore did not finish: run `npm run restore -- FILE` again.",
    );
  if (await isPrepared(db, engine, sampleContent)) return { migrations: [], sample: false };

  return retryLocked(() =>
    exclusively(database, "preparing", async (db) => {
      await limitLockWaits(db, engine);
      const isNew = (await appliedMigrations(db, engine)).length === 0;
      const migrations = await migrate(db, engine);
      // Long work is left to the running site: see server/upgrades/upgrade-work.ts.
      const areCurrent = isNew || (await areTextsCurrent(db, engine));
      if (isNew) for (const index of largeIndexes) await sql.raw(index).execute(db);
      if (await lacksDerivedSchema(db, engine)) await createDerivedSchema(db, engine);
      await addTextVersion(db, engine, areCurrent);
      await notePendingContracts(db, engine);
      await loadInitialContent(db, today);
      const sample = sampleContent && (await isUntouched(db, sections));
      if (sample) await loadSampleContent(db, today);
      return { migrations, sample };
    }),
  );
}

async function isPrepared(db: Db, engine: Engine, sampleContent: boolean): Promise<boolean> {
  return (
    (await appliedMigrations(db, engine)).length > 0 &&
    (await pendingMigrations(db, engine)).length === 0 &&
    !(await lacksDerivedSchema(db, engine)) &&
    (await isTextVersionKnown(db, engine)) &&
    (await areContractsNoted(db, engine)) &&
    !(await lacksContent(db, sampleContent))
  );
}

async function lacksContent(db: Db, sampleContent: boolean): Promise<boolean> {
  if (await lacksInitialContent(db)) return true;
  return sampleContent && (await isUntouched(db, sections));
}
