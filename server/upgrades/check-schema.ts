import { appliedMigrations, pendingMigrations } from "../database/migrate.ts";
import { migrations } from "../database/migrations/index.ts";
import type { SiteDatabase } from "../database/site-database.ts";
import { isRestoreUnfinished } from "../database/unfinished-restore.ts";
import { ConfigurationError } from "../process/environment.ts";

/** Says what happens if this release starts on this database. Throws a sentence if it cannot. Only reads. */
export async function checkSchema({ db, engine }: SiteDatabase): Promise<string> {
  if (await isRestoreUnfinished(db, engine))
    throw new ConfigurationError("The restore of this database did not finish: run it again.");
  const pending = await pendingMigrations(db, engine);
  const applied = await appliedMigrations(db, engine);
  if (applied.length === 0) return "The database is empty. This release fills it when it starts.";
  if (pending.length > 0)
    return `This release can run on this database. When it starts, it adds ${pending.join(", ")}.`;
  const newer = applied.filter((name) => !(name in migrations));
  return newer.length > 0
    ? `This release can run on this database, to which a newer release has added ${newer.join(", ")}.`
    : "This release can run on this database.";
}
