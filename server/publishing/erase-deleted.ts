import { setImmediate } from "node:timers/promises";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { deleteRevisions } from "./revisions.ts";

const day = 24 * 60 * 60_000;
/** How long staff can bring a deleted record back. */
export const restorableFor = 30 * day;
/** A writer who was away for longer sees both texts side by side instead of a merge. */
const keepRevisionsFor = 30 * day;
const batchSize = 200;

/**
 * Erases records deleted 30 days ago, with their versions, previews and receipts. An address that was public keeps
 * answering that the record is gone. Uses the trusted clock (server/inbox/personal-data/steady-clock.ts), because records erased
 * by a wrong clock are lost.
 */
export async function eraseDeleted(
  database: SiteDatabase,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { db } = database;
  const { trusted_at } = await db.selectFrom("enquiry_state").select("trusted_at").executeTakeFirstOrThrow();
  if (!trusted_at) return 0;
  const trustedNow = Math.min(Date.parse(trusted_at), now.getTime());
  const before = (milliseconds: number) => new Date(trustedNow - milliseconds).toISOString();
  const inBatches = async (erase: () => Promise<{ numDeletedRows: bigint }>) => {
    let total = 0;
    for (let erased = batchSize; erased === batchSize && !isStopped(); total += erased) {
      await setImmediate();
      erased = Number((await erase()).numDeletedRows);
    }
    return total;
  };
  const erased = await inBatches(() =>
    exclusively(database, "editions", (db) => {
      const old = db
        .selectFrom("editions")
        .select("id")
        .where("deleted_at", "<", before(restorableFor))
        .limit(batchSize);
      return db.deleteFrom("editions").where("id", "in", old).executeTakeFirstOrThrow();
    }),
  );
  await deleteRevisions(db)
    .where("at", "<", before(keepRevisionsFor))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("editions")
            .select("id")
            .whereRef("editions.id", "=", "revisions.edition_id")
            .whereRef("editions.revision", "=", "revisions.revision"),
        ),
      ),
    )
    .execute();
  await db.deleteFrom("previews").where("expires_at", "<", before(0)).execute();
  await db.deleteFrom("approval_links").where("expires_at", "<", before(0)).execute();
  if (erased > 0) await database.scrub();
  return erased;
}
