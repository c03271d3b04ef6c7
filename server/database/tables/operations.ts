import type { GeneratedAlways } from "kysely";

/** Tables for running the site. */
export type OperationsTables = {
  applied_migrations: AppliedMigrationRow;
  write_probe: WriteProbeRow;
  backups: BackupRow;
  server_keys: ServerKeyRow;
  leases: LeaseRow;
  alerts: AlertRow;
  request_sums: RequestSumRow;
  processes: ProcessRow;
  pending_contracts: PendingContractRow;
  text_versions: TextVersionRow;
  written_rows: WrittenRow;
};

export type AppliedMigrationRow = { name: string; applied_at: string };

/** One row, written to check that the database is writable. */
export type WriteProbeRow = { written_at: string };

/** The result of a backup. Its file is kept elsewhere. */
export type BackupRow = {
  id: string;
  /** When it started. */
  at: string;
  finished_at: string;
  /** Null if it failed. */
  bytes: number | null;
  /** "incomplete": the file can be restored, but some media were missing from the store. */
  outcome: "done" | "incomplete" | "failed";
  problem: string | null;
  /** When its copy in other storage was complete. */
  copied_at: string | null;
  /** When it had been restored into a scratch database and was as expected. */
  tried_at: string | null;
};

/** Something wrong with the site that the operator is told about. Without a row, all is well. */
export type AlertRow = {
  name: string;
  /** "waiting": it may pass by itself. "begun": reported. "ended": reported too, and removed once the report has arrived. */
  state: "waiting" | "begun" | "ended";
  /** Since when it has been wrong. */
  since: string;
  changed_at: string;
  /** Set while it seems to be over. */
  fine_since: string | null;
  /** JSON: a report that the webhook has not accepted yet. */
  report: string | null;
  /** How often that was tried. */
  tries: number;
};

/** The requests to all processes in a minute, and how many were answered with an error of ours. */
export type RequestSumRow = { minute: string; requests: number; errors: number };

/** Signing keys. They never change, because links in sent mails depend on them. */
export type ServerKeyRow = { name: "conversations" | "registrations" | "newsletter"; key: string };

/** Which process does a kind of background work: see server/database/leases.ts. */
export type LeaseRow = {
  name: string;
  /** The process; null if it is free. */
  holder: string | null;
  /** Increases with each holder, so that a former one can be told from the current one. */
  token: number;
  /** Increases while the holder is alive. */
  renewals: number;
  /** Increases when another process has work for the holder. */
  wakes: number;
};
/** A process that serves the site: see server/upgrades/processes.ts. */
export type ProcessRow = {
  id: string;
  release: string;
  host: string;
  pid: number;
  newest_migration: string;
  text_version: string;
  started_at: string;
  /** Its last heartbeat, by the clock of the database. */
  seen_at: string;
  /** Of its machine's disk, in bytes. Null if unknown, as in an earlier release. */
  disk_free: number | null;
  disk_total: number | null;
};

/** A contract migration that waits, and since when a release that contains it has run. */
export type PendingContractRow = { name: string; since: string };

/** A version of the rules for search texts, and how far the stored texts were rebuilt with it. */
export type TextVersionRow = {
  version: string;
  first_seen_at: string;
  /** The table and the key of the row that was checked last. */
  source: string;
  last_key: string;
  checked: number;
  total: number;
  started_at: string | null;
  finished_at: string | null;
  /** 1 while releases with different rules may be writing: triggers then fill written_rows. */
  watched: number;
};

/** A row with a search text that was written by any release: see server/upgrades/rebuild-texts.ts. */
export type WrittenRow = { number: GeneratedAlways<number>; source: string; key: string };
