import type { SiteDatabase } from "../database/connect.ts";
import type { Log } from "../process/log.ts";
import { tooManyRefused } from "./newsletter-limits.ts";
import type { Db } from "./sendings.ts";

/** Stops a sending of which servers refuse a large part, and asks: our server may be blocked, or set up wrongly. */
export async function stopRefused({ db }: SiteDatabase, log: Log): Promise<void> {
  const running = await db
    .selectFrom("newsletter_sendings")
    .select(["id", "started_at"])
    .where("state", "=", "sending")
    .execute();
  for (const { id, started_at } of running) {
    const { refused, settled } = await settledSince(db, id, started_at ?? "");
    if (refused < tooManyRefused.least || refused < settled * tooManyRefused.part) continue;
    await db
      .updateTable("newsletter_sendings")
      .set({ state: "asking", asks_because: "refused" })
      .where("id", "=", id)
      .where("state", "=", "sending")
      .execute();
    log.error("A newsletter was stopped, because mail servers refuse it", { sending: id, refused, settled });
  }
}

/** Since it was started, or continued by staff. */
async function settledSince(db: Db, sendingId: string, since: string) {
  const counts = await db
    .selectFrom("newsletter_deliveries")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("sending_id", "=", sendingId)
    .where("state", "not in", ["waiting", "sending", "skipped"])
    .where("settled_at", ">=", since)
    .groupBy("state")
    .execute();
  return {
    refused: Number(counts.find(({ state }) => state === "refused")?.count ?? 0),
    settled: counts.reduce((sum, { count }) => sum + Number(count), 0),
  };
}
