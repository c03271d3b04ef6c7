/** What only the database knows. Read by the user of the site, because root would create files that it cannot open. */
import { existsSync } from "node:fs";
import { backupsOf } from "../../server/backup/backup-history.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import { sqlitePath } from "../../server/database/sqlite-file.ts";
import { securityTxtOf } from "../../server/desk/security-txt.ts";
import { readEnvironment } from "../../server/process/environment.ts";
import type { Layout } from "./layout.ts";
import { askRelease } from "./settings-file.ts";

export type Facts = {
  /** The problem, if the database cannot be read. */
  problem?: string;
  lastBackup?: string;
  /** The last good backup with a copy at BACKUP_URL. */
  lastCopy?: string;
  securityTxtUntil?: string;
};

export async function readFacts(environment: NodeJS.ProcessEnv): Promise<Facts> {
  const { databaseUrl } = readEnvironment(environment);
  if (databaseUrl.startsWith("file:") && !existsSync(sqlitePath(databaseUrl))) {
    return { problem: "The database does not exist yet: the site has not started." };
  }
  const database = connectDatabase(databaseUrl);
  try {
    const { lastGood, lastCopied } = await backupsOf(database).last();
    const { expiresAt } = await securityTxtOf(database, async () => 0).status();
    return {
      securityTxtUntil: expiresAt,
      ...(lastGood && { lastBackup: lastGood.at }),
      ...(lastCopied && { lastCopy: lastCopied.at }),
    };
  } catch (error) {
    return { problem: (error as Error).message };
  } finally {
    await database.close();
  }
}

export function askFacts(layout: Layout, release: string): Facts {
  const { ok, text, problem } = askRelease(layout, release, ["scripts/site.ts", "facts"]);
  return ok ? JSON.parse(text) : { problem: problem || "The database could not be read." };
}
