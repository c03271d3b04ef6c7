/** Deletes what is not needed any more: unconfirmed people, old hashes, and the deliveries of old sendings. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { before } from "../database/instants.ts";
import { confirmWithin, deliveriesKept, leftKeptYears } from "./newsletter-limits.ts";
import { forgetDomains } from "./rates.ts";
import { storeNumbers } from "./sendings.ts";

/** Returns how many people it deleted. `now`: by the trusted clock, because data deleted by a wrong clock is lost. */
export async function deleteExpired(database: SiteDatabase, now: Date): Promise<number> {
  const { db } = database;
  const { numDeletedRows } = await db
    .deleteFrom("subscribers")
    .where("state", "=", "unconfirmed")
    .where("asked_at", "<", before(now, confirmWithin))
    .executeTakeFirstOrThrow();
  const longAgo = new Date(now);
  longAgo.setUTCFullYear(now.getUTCFullYear() - leftKeptYears);
  await db
    .deleteFrom("newsletter_suppressed")
    .where("at", "<", longAgo.toISOString())
    // A complaint, a removal and an erasure stay: an import must never write to these people again.
    .where("reason", "in", ["left", "bounced"])
    .execute();
  await db.deleteFrom("newsletter_counts").where("day", "<", longAgo.toISOString().slice(0, 10)).execute();
  await forgetDomains(db, now);
  await sumUp(database, now);
  return Number(numDeletedRows);
}

/** Replaces the deliveries of old sendings by their numbers. */
async function sumUp(database: SiteDatabase, now: Date): Promise<void> {
  const old = await database.db
    .selectFrom("newsletter_sendings")
    .select("id")
    .where("state", "in", ["done", "stopped"])
    .where("created_at", "<", before(now, deliveriesKept))
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("sums", "is", null),
        exists(
          selectFrom("newsletter_deliveries")
            .select("subscriber_id")
            .whereRef("sending_id", "=", "newsletter_sendings.id"),
        ),
      ]),
    )
    .execute();
  for (const { id } of old)
    await exclusively(database, "newsletter", async (db) => {
      await storeNumbers(db, id);
      await db
        .updateTable("newsletter_sendings")
        .set(({ fn, val }) => ({
          state: "done",
          finished_at: fn.coalesce("finished_at", val(now.toISOString())),
        }))
        .where("id", "=", id)
        .execute();
      await db.deleteFrom("newsletter_deliveries").where("sending_id", "=", id).execute();
    });
}

/** Ends the pauses that are over. Returns how many. */
export async function endPauses({ db }: SiteDatabase, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("subscribers")
    .set({ state: "active", paused_until: null })
    .where("state", "=", "paused")
    .where("paused_until", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
