import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database, StaffLogRow } from "../database/schema.ts";

/** A member of staff, or a program such as `npm run staff`, which has only a name. */
export type Actor = { id: string | null; name: string };

/** Logs who did what, in the transaction that does it, so that nothing is done without being logged. */
export async function logStaffAct(
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

/** In years and entries. The database refuses to delete any others: see migrations/0013-limited-log.ts. */
const kept = { years: 5, entries: 200_000 };

export async function deleteOldLog(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - kept.years);
  await db
    .deleteFrom("staff_log")
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("at", "<", before.toISOString()),
        eb(
          "number",
          "<=",
          selectFrom("staff_log").select(({ fn, eb }) => eb(fn.max("number"), "-", kept.entries).as("last")),
        ),
      ]),
    )
    .execute();
}

/** Newest first. `before`: only entries before this number; `person`: only the acts of this person. */
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

export function staffLogOf({ db }: SiteDatabase) {
  return {
    read: (length: number, before?: number, person?: string) => readLog(db, length, before, person),
    add: (actor: Actor, act: string, subject: string) => logStaffAct(db, actor, act, subject, new Date()),
  };
}
