import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { BackupRow, Database } from "../database/schema.ts";

/** The newest entries, and in any case the last good one, the last with a copy and the last restored on trial. */
const maxEntries = 100;
const goodOutcomes = ["done", "incomplete"] as const;

type LaterColumns = "copied_at" | "tried_at";
export type BackupResult = Omit<BackupRow, "id" | LaterColumns> & Partial<Pick<BackupRow, LaterColumns>>;
export type LastBackups = {
  last: BackupResult | undefined;
  /** The newest that can be restored. */
  lastGood: BackupResult | undefined;
  /** The newest good one with a copy off the machine. */
  lastCopied: BackupResult | undefined;
  /** The newest that was restored on trial. */
  lastTried: BackupResult | undefined;
};

const entries = (db: Kysely<Database>) =>
  db.selectFrom("backups").orderBy("at", "desc").orderBy("id", "desc");
type Entries = ReturnType<typeof entries>;
const good = (rows: Entries) => rows.where("outcome", "in", goodOutcomes);
const copied = (rows: Entries) => good(rows).where("copied_at", "is not", null);
const tried = (rows: Entries) => rows.where("tried_at", "is not", null);

/** Records the result of a backup, for the first page of the desk. */
export async function recordBackup({ db }: SiteDatabase, backup: BackupResult): Promise<void> {
  const { copied_at = null, tried_at = null, ...earlier } = backup;
  const isCurrent = await hasLaterColumns(db);
  const row = { id: randomUUID(), ...earlier, ...(isCurrent && { copied_at, tried_at }) };
  await db
    .insertInto("backups")
    .values(row as BackupRow)
    .execute();
  // Later ones, from a clock that was ahead, count on their own: they must not push out this one.
  for (const side of ["<=", ">"] as const) {
    const rows = entries(db).where("at", side, backup.at);
    const lasts = [good(rows), ...(isCurrent ? [copied(rows), tried(rows)] : [])];
    let old = db.deleteFrom("backups").where("at", side, backup.at);
    for (const kept of [rows.limit(maxEntries), ...lasts.map((found) => found.limit(1))])
      old = old.where("id", "not in", kept.select("id"));
    await old.execute();
  }
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
    /** A clock that was ahead has left entries of the future, which say nothing about the last backup. */
    async last(now = new Date()): Promise<LastBackups> {
      const columns = ["at", "finished_at", "bytes", "outcome", "problem", "copied_at", "tried_at"] as const;
      const rows = entries(db).where("at", "<=", now.toISOString());
      const [last, lastGood, lastCopied, lastTried] = await Promise.all(
        [rows, good(rows), copied(rows), tried(rows)].map((found) =>
          found.select(columns).limit(1).executeTakeFirst(),
        ),
      );
      return { last, lastGood, lastCopied, lastTried };
    },
  };
}
