/** How far the work after an upgrade has come, in all processes: for the log and the desk. */
import { databaseClock } from "../database/clock.ts";
import { after } from "../database/instants.ts";
import { pendingContracts } from "../database/migrate.ts";
import type { SiteDatabase } from "../database/site-database.ts";
import type { Settings } from "../process/environment.ts";

export type UpgradeProgress = {
  /** While search texts are rebuilt. Until then, some searches find what they found before the upgrade. */
  texts?: { checked: number; total: number; startedAt: string | null };
  /** Until then, the previous release can be started again. */
  contractAfter?: string;
  /** The releases that run, oldest first: two during an upgrade. */
  releases: string[];
};

export async function upgradeProgress(
  { db, engine }: SiteDatabase,
  { contractAfterDays }: Pick<Settings, "contractAfterDays">,
): Promise<UpgradeProgress> {
  const pass = await db
    .selectFrom("text_versions")
    .select(["checked", "total", "started_at"])
    .where("started_at", "is not", null)
    .where("finished_at", "is", null)
    .executeTakeFirst();
  const running = await db
    .selectFrom("processes")
    .select(({ fn }) => ["release", fn.min("started_at").as("since")])
    .where("seen_at", ">", databaseClock(engine, 60))
    .groupBy("release")
    .orderBy("since")
    .execute();
  const pending = await pendingContracts(db, engine);
  const first = await db
    .selectFrom("pending_contracts")
    .select("since")
    .where("name", "in", pending.length > 0 ? pending : [""])
    .orderBy("since")
    .executeTakeFirst();
  return {
    ...(pass && { texts: { checked: pass.checked, total: pass.total, startedAt: pass.started_at } }),
    ...(first && { contractAfter: after(new Date(first.since), contractAfterDays * 24 * 60 * 60_000) }),
    releases: running.map(({ release }) => release),
  };
}
