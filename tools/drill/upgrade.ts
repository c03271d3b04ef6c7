import { join } from "node:path";
import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { startPostgres } from "../../tests/postgres.ts";
import { upgradeUnderLoad } from "../../tests/upgrade/upgrade.ts";
import { expectEqual } from "./visitor.ts";

const records = 10_000;

/** The next release migrates a large database beside this one, while visitors read and write. */
export const upgradeSqlite = (folder: string) => upgrade(`file:${join(folder, "site.db")}`);

export async function upgradePostgres(): Promise<string> {
  const server = await startPostgres();
  try {
    return await upgrade(server.url("postgres"));
  } finally {
    await server.stop();
  }
}

async function upgrade(url: string): Promise<string> {
  const database = connectDatabase(url);
  try {
    await prepareDatabase(database, { sampleContent: false });
    const { failures, lost, ...seen } = await upgradeUnderLoad({ url, database, records });
    expectEqual("Failed requests", failures.length, 0);
    expectEqual("Lost messages", lost.length, 0);
    expectEqual("A record of the old release is found", seen.found.writtenByOldRelease, true);
    return [
      `${records} records, ${seen.reads} pages and ${seen.accepted} messages, 0 failed`,
      `the new release answered after ${seconds(seen.untilAnswer)}`,
      `its work in the background took ${seconds(seen.rebuilding)}`,
      `longest request ${seconds(seen.longest.during)} (${seconds(seen.longest.before)} before)`,
    ].join("; ");
  } finally {
    await database.close();
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
