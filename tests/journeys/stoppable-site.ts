/** A site whose server really stops and starts again at the same address: the browser's offline switch misses workers. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { freePort } from "../../scripts/free-port.ts";
import { type RunningSite, startSite } from "../site.ts";
import { test } from "./journey.ts";

export type StoppableSite = RunningSite & {
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** The subjects of the stored messages. */
  stored(): string[];
};

async function startStoppableSite(environment: Record<string, string>): Promise<StoppableSite> {
  const folder = mkdtempSync(join(tmpdir(), "stoppable-site-"));
  const file = join(folder, "site.db");
  const settings = { PORT: String(await freePort()), DATABASE_URL: `file:${file}`, ...environment };
  let running: RunningSite | undefined = await startSite(settings);
  const database = new Sqlite(file);
  const goOffline = async () => {
    await running?.stop();
    running = undefined;
  };
  return {
    ...running,
    goOffline,
    async goOnline() {
      running ??= await startSite(settings);
    },
    stored: () =>
      database
        .prepare("select subject from contact_messages order by created_at")
        .all()
        .map((row) => (row as { subject: string }).subject),
    async stop() {
      await goOffline();
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Call it once per file, like testOnSite. The site is running at the start of each journey. */
export function testOnStoppableSite(environment: Record<string, string> = {}) {
  const start = () => startStoppableSite(environment);
  test.describe.configure({ mode: "default" });
  return test.extend<{ site: StoppableSite }>({
    site: async ({ siteStartedBy }, use) => {
      const site = await siteStartedBy(start);
      await site.goOnline();
      await use(site);
    },
  });
}
