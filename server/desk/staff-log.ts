import type { Kysely } from "kysely";
import type { Database, StaffLogRow } from "../database/schema.ts";

/** Somebody of the staff, or a program such as `npm run staff`, which has a name only. */
export type Actor = { id: string | null; name: string };

/** Notes who did what, in the transaction that does it: nothing is done without being noted. */
export async function note(
  db: Kysely<Database>,
  actor: Actor,
  act: string,
  subject: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto("staff_log")
    .values({ at: at.toISOString(), staff_id: actor.id, staff_name: actor.name, act, subject })
    .execute();
}

/** The newest first. */
export function readLog(db: Kysely<Database>, length: number, before?: number): Promise<StaffLogRow[]> {
  return db
    .selectFrom("staff_log")
    .selectAll()
    .$if(before !== undefined, (query) => query.where("number", "<", before ?? 0))
    .orderBy("number", "desc")
    .limit(length)
    .execute();
}
