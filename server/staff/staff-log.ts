import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
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

/** The newest first; only what came before a line, and only what one person did, if that is asked for. */
export function readLog(
  db: Kysely<Database>,
  length: number,
  before?: number,
  person?: string,
): Promise<StaffLogRow[]> {
  return db
    .selectFrom("staff_log")
    .selectAll()
    .$if(before !== undefined, (query) => query.where("number", "<", before ?? 0))
    .$if(person !== undefined, (query) => query.where("staff_id", "=", person ?? ""))
    .orderBy("number", "desc")
    .limit(length)
    .execute();
}

/** What the desk asks of the log, and notes in it where nothing else is written. */
export function staffLogOf({ db }: SiteDatabase) {
  return {
    read: (length: number, before?: number, person?: string) => readLog(db, length, before, person),
    note: (actor: Actor, act: string, subject: string) => note(db, actor, act, subject, new Date()),
  };
}
