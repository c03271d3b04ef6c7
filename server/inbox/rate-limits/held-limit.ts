import type { Kysely } from "kysely";
import { after, before } from "../../database/instants.ts";
import type { Database } from "../../database/schema.ts";
import * as limits from "../message-limits.ts";

export async function countHeld(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("contact_messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("held", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When there will be room for another message that is held or looks like spam; undefined if there is room now. */
export async function spamFullUntil(
  db: Kysely<Database>,
  at: Date,
  isHeld: boolean,
): Promise<Date | undefined> {
  const spam = db.selectFrom("contact_messages").where("state", "=", "spam");
  const { inMinute, inDay, inAll } = await db
    .selectNoFrom([
      spam
        .select("created_at")
        .where("created_at", ">", before(at, limits.totalWindow))
        .where("created_at", "<=", before(at, -limits.clockSkew))
        .orderBy("created_at", "desc")
        .offset(limits.spamPerMinute - 1)
        .limit(1)
        .as("inMinute"),
      spam
        .select("changed_at")
        .where("changed_at", ">", before(at, limits.duplicateWindow))
        .where("changed_at", "<=", before(at, -limits.clockSkew))
        .offset(limits.spamPerDay - 1)
        .limit(1)
        .as("inDay"),
      db
        .selectFrom("contact_messages")
        .select("created_at")
        .where("held", "is not", null)
        .offset(limits.heldInAll - 1)
        .limit(1)
        .as("inAll"),
    ])
    .executeTakeFirstOrThrow();
  if (inDay || (isHeld && inAll)) return new Date(after(at, limits.heldFullPause));
  return inMinute ? new Date(after(new Date(inMinute), limits.totalWindow)) : undefined;
}
