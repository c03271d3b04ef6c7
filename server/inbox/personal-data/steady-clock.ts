import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

/** The longest time between two checks of a steady clock, even while the site was not running. */
const longestStep = 60 * 60_000;
const day = 24 * 60 * 60_000;

/**
 * Whether the clock has not jumped in either direction for a day: only then may data be deleted because of its age. Call
 * it often. A site that was off for more than an hour looks like a clock that jumped, so it waits a day, too. The result
 * is stored, because a clock may be set while the site is off.
 */
export async function isClockSteady(db: Kysely<Database>, now: Date): Promise<boolean> {
  const seen = await db
    .selectFrom("enquiry_state")
    .select(["seen_at", "steady_since"])
    .executeTakeFirstOrThrow();
  const step = seen.seen_at === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(seen.seen_at);
  const seen_at = now.toISOString();
  const steady_since = Math.abs(step) <= longestStep ? (seen.steady_since ?? seen_at) : seen_at;
  const isSteady = now.getTime() - Date.parse(steady_since) >= day;
  await db
    .updateTable("enquiry_state")
    .set({ seen_at, steady_since, ...(isSteady && { trusted_at: seen_at }) })
    .execute();
  return isSteady;
}
