import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { BackupRow, Database } from "../database/schema.ts";

/** The newest entries, and in any case the last good one. */
const maxEntries = 100;
const goodOutcomes = ["done", "incomplete"] as const;

export type BackupResult = Omit<BackupRow, "id">;
/** The newest backup, and the newest that can be restored. */
export type LastBackups = { last: BackupResult | undefined; lastGood: BackupResult | undefined };

const newest = (db: Kysely<Database>) => db.selectFrom("backups").orderBy("at", "desc").orderBy("id", "desc");
const newestGood = (db: Kysely<Database>) => newest(db).where("outcome", "in", goodOutcomes);

/** Records the result of a backup, for the first page of the desk. */
export async function recordBackup({ db }: SiteDatabase, backup: BackupResult): Promise<void> {
  await db
    .insertInto("backups")
    .values({ id: randomUUID(), ...backup })
    .execute();
  await db
    .deleteFrom("backups")
    .where("id", "not in", newest(db).select("id").limit(maxEntries))
    .where("id", "not in", newestGood(db).select("id").limit(1))
    .execute();
}

export function backupsOf({ db }: SiteDatabase) {
  return {
    async last(): Promise<LastBackups> {
      const columns = ["at", "finished_at", "bytes", "outcome", "problem"] as const;
      const [last, lastGood] = await Promise.all([
        newest(db).select(columns).limit(1).executeTakeFirst(),
        newestGood(db).select(columns).limit(1).executeTakeFirst(),
      ]);
      return { last, lastGood };
    },
  };
}
