import { createFirstRelease } from "./0001-first-release/index.ts";
import type { Migration } from "./migration.ts";

/**
 * In the order in which they run. The next is `0002-…`: a file, or a folder with an index. A migration that was released
 * is never edited: add another.
 */
export const migrations: Record<string, Migration> = {
  "0001-first-release": createFirstRelease,
};
