import type { Kysely } from "kysely";
import { after, before } from "../../database/instants.ts";
import type { Database } from "../../database/schema.ts";
import * as limits from "../message-limits.ts";

/** Whether there is room for a message that is held or looks like spam; if not, when there will be. */
export async function apartFullUntil(
  db: Kysely<Database>,
  at: Date,
  isHeld: boolean,
): Promise<Date | undefined> {
  const apart = db.selectFrom("contact_messages").where("state", "=", "spam");
  const { inMinute, inDay, inAll } = await db
    .selectNoFrom([
      apart
        .select("created_at")
        .where("created_at", ">", before(at, limits.totalWindow))
        .where("created_at", "<=", before(at, -limits.clockSkew))
        .orderBy("created_at", "desc")
        .offset(limits.apartPerMinute - 1)
        .limit(1)
        .as("inMinute"),
      apart
        .select("changed_at")
        .where("changed_at", ">", before(at, limits.duplicateWindow))
        .where("changed_at", "<=", before(at, -limits.clockSkew))
        .offset(limits.apartPerDay - 1)
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
