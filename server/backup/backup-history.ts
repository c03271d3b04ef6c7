import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { BackupRow, Database } from "../database/schema.ts";

/** The newest entries, and in any case the last good one and the last that was restored on trial. */
const maxEntries = 100;
const goodOutcomes = ["done", "incomplete"] as const;

type LaterColumns = "copied_at" | "tried_at";
export type BackupResult = Omit<BackupRow, "id" | LaterColumns> & Partial<Pick<BackupRow, LaterColumns>>;
export type LastBackups = {
  last: BackupResult | undefined;
  /** The newest that can be restored. */
  lastGood: BackupResult | undefined;
  /** The newest that was restored on trial. */
  lastTried: BackupResult | undefined;
};

const newest = (db: Kysely<Database>) => db.selectFrom("backups").orderBy("at", "desc").orderBy("id", "desc");
const newestGood = (db: Kysely<Database>) => newest(db).where("outcome", "in", goodOutcomes);
const newestTried = (db: Kysely<Database>) => newest(db).where("tried_at", "is not", null);

/** Records the result of a backup, for the first page of the desk. */
export async function recordBackup({ db }: SiteDatabase, backup: BackupResult): Promise<void> {
  const { copied_at = null, tried_at = null, ...earlier } = backup;
  const isCurrent = await hasLaterColumns(db);
  const row = { id: randomUUID(), ...earlier, ...(isCurrent && { copied_at, tried_at }) };
  await db
    .insertInto("backups")
    .values(row as BackupRow)
    .execute();
  const old = db
    .deleteFrom("backups")
    .where("id", "not in", newest(db).select("id").limit(maxEntries))
    .where("id", "not in", newestGood(db).select("id").limit(1));
  await (isCurrent ? old.where("id", "not in", newestTried(db).select("id").limit(1)) : old).execute();
}

/** A database of an earlier release lacks them: operators back it up before it is migrated. */
const hasLaterColumns = (db: Kysely<Database>): Promise<boolean> =>
  db
    .selectFrom("backups")
    .select("tried_at")
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );

/** Records that the copy of a backup is complete after all. */
export async function recordCopy({ db }: SiteDatabase, at: string, about: Partial<BackupRow>): Promise<void> {
  await db.updateTable("backups").set(about).where("at", "=", at).execute();
}

export function backupsOf({ db }: SiteDatabase) {
  return {
    async last(): Promise<LastBackups> {
      const columns = ["at", "finished_at", "bytes", "outcome", "problem", "copied_at", "tried_at"] as const;
      const [last, lastGood, lastTried] = await Promise.all([
        newest(db).select(columns).limit(1).executeTakeFirst(),
        newestGood(db).select(columns).limit(1).executeTakeFirst(),
        newestTried(db).select(columns).limit(1).executeTakeFirst(),
      ]);
      return { last, lastGood, lastTried };
    },
  };
}
