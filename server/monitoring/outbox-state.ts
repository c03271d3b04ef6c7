import type { Kysely } from "kysely";
import { before } from "../database/instants.ts";
import type { Database } from "../database/schema.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Most mail goes out within a minute. */
const stuckAfter = 15 * minute;

/** The mail that waits, and the mail of the last day that was given up. */
export async function readOutbox(db: Kysely<Database>, now: Date) {
  const unsent = db.selectFrom("mails").where("sent_at", "is", null);
  const waiting = await unsent
    .select(({ fn }) => [fn.countAll<number>().as("waiting"), fn.min("created_at").as("oldest")])
    .where("given_up_at", "is", null)
    .executeTakeFirstOrThrow();
  // A failed attempt postpones the mail, so `due_at` alone says little.
  const { stuck } = await unsent
    .select(({ fn }) => fn.countAll<number>().as("stuck"))
    .where("given_up_at", "is", null)
    .where(({ eb, or, and }) =>
      or([
        eb("due_at", "<=", before(now, stuckAfter)),
        and([eb("attempts", ">", 0), eb("created_at", "<=", before(now, stuckAfter))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  const { givenUp } = await unsent
    .select(({ fn }) => fn.countAll<number>().as("givenUp"))
    .where("given_up_at", ">", before(now, day))
    .executeTakeFirstOrThrow();
  return {
    ...{ waiting: Number(waiting.waiting), oldest: waiting.oldest },
    ...{ stuck: Number(stuck), givenUp: Number(givenUp) },
  };
}
