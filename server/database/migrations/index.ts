import { createFirstRelease } from "./0001-first-release/index.ts";
import { addStaffLanguage } from "./0002-staff-language.ts";
import { addCounts } from "./0005-counts.ts";
import type { Migration } from "./migration.ts";

/**
 * In the order in which they run. The next one is `0003-…`: a file, or a folder with an index. Never edit a released
 * migration; add another.
 */
export const migrations: Record<string, Migration> = {
  "0001-first-release": createFirstRelease,
  "0002-staff-language": addStaffLanguage,
  "0005-counts": addCounts,
};
