/** Erases the subscription of a person, for `npm run enquiries`. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { SubscriberRow } from "../database/schema.ts";
import { referenceHash } from "../inbox/personal-data/erase.ts";
import { emailKey } from "../mail/email-key.ts";
import type { Log } from "../process/log.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { endSubscription, scrub } from "./end-subscription.ts";
import { cachedNewsletterKey } from "./newsletter-keys.ts";

type Parts = { database: SiteDatabase; log: Log; actor: Actor; now?: () => Date };

export function subscriptionErasure({ database, log, actor, now = () => new Date() }: Parts) {
  const { db } = database;
  const readKey = cachedNewsletterKey(db);
  const ofEmail = (email: string) =>
    db.selectFrom("subscribers").selectAll().where("email_key", "=", emailKey(email)).execute();

  const eraseAll = async (rows: SubscriberRow[]): Promise<number> => {
    const key = await readKey();
    let erased = 0;
    for (const row of rows)
      await exclusively(database, "newsletter", async (trx) => {
        if (!(await endSubscription(trx, row, { reason: "erased", key, at: now() }))) return;
        await logStaffAct(trx, actor, "erased", "1 subscription", now());
        erased++;
      });
    if (erased > 0) await scrub({ database, log });
    return erased;
  };

  return {
    countOf: async (email: string): Promise<number> => (await ofEmail(email)).length,
    erase: async (email: string): Promise<number> => eraseAll(await ofEmail(email)),
    /** Those that left or were erased before an older backup was restored: see erasedHashes in erase.ts. */
    async eraseListed(hashes: Iterable<string>): Promise<number> {
      const listed = new Set(hashes);
      const ids = await db.selectFrom("subscribers").select("id").execute();
      const found = ids.filter(({ id }) => listed.has(referenceHash(id)));
      let erased = 0;
      for (const { id } of found)
        erased += await eraseAll(
          await db.selectFrom("subscribers").selectAll().where("id", "=", id).execute(),
        );
      return erased;
    },
  };
}
