import { type BackupStorage, openBackupStorage } from "../../server/backup/storage/backup-storage.ts";
import { type PublicKey, readPublicKey } from "../../server/encryption/age-keys.ts";
import { openStore } from "../../server/media/open-store.ts";
import type { Retention } from "../../server/process/backup-retention.ts";
import { ConfigurationError, type Settings } from "../../server/process/environment.ts";
import type { Log } from "../../server/process/log.ts";
import type { SiteParts } from "./run-backup.ts";

/** What to back up, and what to do with the result. */
export type BackupPlan = {
  site: SiteParts;
  /** Encrypts backups. */
  key?: PublicKey;
  /** Receives a copy of each backup. */
  storage?: BackupStorage;
  retention: Retention;
  /** No backup is kept for longer than messages are. */
  maxMonths: number;
  /** Requested after each good backup. */
  pingUrl?: string;
  log: Log;
};

export function planOf(settings: Settings, log: Log): BackupPlan {
  const { databaseUrl, backupKey, backupUrl, siteUrl, backupPingUrl } = settings;
  if (backupUrl && !backupKey)
    throw new ConfigurationError(
      "BACKUP_KEY is missing: BACKUP_URL is set, and a backup leaves this machine only encrypted. Make a key with npm run backup -- key.",
    );
  const key = backupKey && readPublicKey(backupKey);
  return {
    site: { databaseUrl, store: openStore(settings, log) },
    ...(key && { key }),
    ...(backupUrl && { storage: openBackupStorage({ url: backupUrl, siteUrl, log }) }),
    retention: settings.backupKeep,
    maxMonths: settings.enquiriesKeptMonths,
    ...(backupPingUrl && { pingUrl: backupPingUrl }),
    log,
  };
}
