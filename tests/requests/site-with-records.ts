import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { connectDatabase, type SiteDatabase } from "../../server/database/connect.ts";
import type { Database } from "../../server/database/schema.ts";
import { preparedFile } from "../prepared-file.ts";
import { startSite } from "../site.ts";

/** The default SITE_URL of a site that listens on a port chosen by the system. */
export const siteUrl = "http://localhost:0";

/** The real server with only these records. */
export async function startSiteWith(save: (db: Kysely<Database>, database: SiteDatabase) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const path = join(folder, "site.db");
  await writeFile(path, await preparedFile(false));
  const url = `file:${path}`;
  const database = connectDatabase(url);
  await save(database.db, database);
  const site = await startSite({ DATABASE_URL: url, SAMPLE_CONTENT: "off" });
  return {
    ...site,
    db: database.db,
    database,
    get: (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers }),
    head: (path: string) => fetch(site.url + path, { method: "HEAD" }),
    async stop() {
      await site.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type SeededSite = Awaited<ReturnType<typeof startSiteWith>>;
