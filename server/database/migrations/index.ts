import { createFirstRelease } from "./0001-first-release/index.ts";
import { addStaffLanguage } from "./0002-staff-language.ts";
import { addReview } from "./0003-review.ts";
import { addMediaVersions } from "./0004-media-versions.ts";
import { addCounts } from "./0005-counts.ts";
import { extendInbox } from "./0006-inbox.ts";
import { addOwnRedirects } from "./0007-records.ts";
import { addFeatured } from "./0008-featured.ts";
import { addLeases } from "./0009-leases.ts";
import { addProcesses } from "./0010-processes.ts";
import { addAlerts } from "./0011-alerts.ts";
import { extendBackups } from "./0012-backups.ts";
import { limitStaffLog } from "./0013-limited-log.ts";
import { addRegistrations } from "./0014-registrations.ts";
import { addCertificates } from "./0015-certificates.ts";
import { addNewsletter } from "./0016-newsletter.ts";
import { addDisks } from "./0017-disks.ts";
import type { Migration } from "./migration.ts";

/**
 * In the order in which they run: a file, or a folder with an index. Never edit a released migration; add another. A
 * migration expands, and runs when the release starts; one called `NNNN-contract-…` waits until no older release runs.
 */
export const migrations: Record<string, Migration> = {
  "0001-first-release": createFirstRelease,
  "0002-staff-language": addStaffLanguage,
  "0003-review": addReview,
  "0004-media-versions": addMediaVersions,
  "0005-counts": addCounts,
  "0006-inbox": extendInbox,
  "0007-records": addOwnRedirects,
  "0008-featured": addFeatured,
  "0009-leases": addLeases,
  "0010-processes": addProcesses,
  "0011-alerts": addAlerts,
  "0012-backups": extendBackups,
  "0013-limited-log": limitStaffLog,
  "0014-registrations": addRegistrations,
  "0015-certificates": addCertificates,
  "0016-newsletter": addNewsletter,
  "0017-disks": addDisks,
};

/**
 * Further indexes, as `create index if not exists NAME on …`. The running site builds them, without blocking writers on
 * PostgreSQL. A migration creates only the indexes of its own new tables.
 */
export const largeIndexes: string[] = [];
