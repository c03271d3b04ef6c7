import type { Kysely } from "kysely";
import type { Database, NewsletterCountRow } from "../database/schema.ts";

/** Adds to the sums of the day. Call it in the transaction of the change that is counted. */
export async function countDay(
  db: Kysely<Database>,
  what: NewsletterCountRow["what"],
  at: Date,
  count = 1,
): Promise<void> {
  if (count === 0) return;
  await db
    .insertInto("newsletter_counts")
    .values({ day: at.toISOString().slice(0, 10), what, count })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "what"])
        .doUpdateSet(({ eb }) => ({ count: eb("newsletter_counts.count", "+", count) })),
    )
    .execute();
}
