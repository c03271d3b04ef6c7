import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { BackupRow, Database } from "../database/schema.ts";

/** So many, and the last good one. */
const kept = 100;
const good = ["done", "incomplete"] as const;

export type BackupNote = Omit<BackupRow, "id">;
/** The newest of all, and the newest that is good to restore. */
export type LastBackups = { last: BackupNote | undefined; lastGood: BackupNote | undefined };

const newest = (db: Kysely<Database>) => db.selectFrom("backups").orderBy("at", "desc").orderBy("id", "desc");
const newestGood = (db: Kysely<Database>) => newest(db).where("outcome", "in", good);

/** Notes what became of a backup, for the desk to say. */
export async function noteBackup({ db }: SiteDatabase, backup: BackupNote): Promise<void> {
  await db
    .insertInto("backups")
    .values({ id: randomUUID(), ...backup })
    .execute();
  await db
    .deleteFrom("backups")
    .where("id", "not in", newest(db).select("id").limit(kept))
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
