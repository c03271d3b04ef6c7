import { setImmediate } from "node:timers/promises";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { deleteRevisions } from "./revisions.ts";

const day = 24 * 60 * 60_000;
export const restorableFor = 30 * day;
/** A writer who was away for longer sees both texts side by side. */
const revisionsFor = 30 * day;
const step = 200;

/**
 * Erases what was deleted 30 days ago, with everything that was noted about it. An address that was public goes on
 * saying that it is gone. Counted by a clock that has not jumped (server/inbox/personal-data/clock.ts): what is erased because a
 * clock was set wrong cannot be had back.
 */
export async function eraseDeleted(
  database: SiteDatabase,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { db } = database;
  const { trusted_at } = await db.selectFrom("enquiry_state").select("trusted_at").executeTakeFirstOrThrow();
  if (!trusted_at) return 0;
  const past = Math.min(Date.parse(trusted_at), now.getTime());
  const before = (milliseconds: number) => new Date(past - milliseconds).toISOString();
  const inSteps = async (erase: () => Promise<{ numDeletedRows: bigint }>) => {
    let total = 0;
    for (let erased = step; erased === step && !isStopped(); total += erased) {
      await setImmediate();
      erased = Number((await erase()).numDeletedRows);
    }
    return total;
  };
  const erased = await inSteps(() =>
    exclusively(database, "editions", (db) => {
      const old = db
        .selectFrom("editions")
        .select("id")
        .where("deleted_at", "<", before(restorableFor))
        .limit(step);
      return db.deleteFrom("editions").where("id", "in", old).executeTakeFirstOrThrow();
    }),
  );
  await deleteRevisions(db)
    .where("at", "<", before(revisionsFor))
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
  if (erased > 0) await database.scrub();
  return erased;
}
