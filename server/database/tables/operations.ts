/** What keeps the database itself. */
export type UpkeepTables = {
  applied_migrations: AppliedMigrationRow;
  write_probe: WriteProbeRow;
  backups: BackupRow;
  server_keys: ServerKeyRow;
};

export type AppliedMigrationRow = { name: string; applied_at: string };

/** One row, written to find out whether anything can be. */
export type WriteProbeRow = { written_at: string };

/** What became of a backup. The file is where whoever asked for it wanted it. */
export type BackupRow = {
  id: string;
  /** When it was begun. */
  at: string;
  finished_at: string;
  /** Null if there is no file. */
  bytes: number | null;
  /** "incomplete": the file is good, but something that should be in it was not to be had. */
  outcome: "done" | "incomplete" | "failed";
  problem: string | null;
};

/** What the site signs with. Links in mails that were sent depend on it, so it stays the same. */
export type ServerKeyRow = { name: "conversations"; key: string };
