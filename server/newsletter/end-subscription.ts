/** Ends a subscription and deletes everything about the person. Only a keyed hash of the address is kept. */
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { before } from "../database/instants.ts";
import type { Database, NewsletterSuppressedRow, SubscriberRow } from "../database/schema.ts";
import { recordErased } from "../inbox/personal-data/erase.ts";
import type { Log } from "../process/log.ts";
import { countDay } from "./count-day.ts";
import { noteOutcome } from "./deliveries.ts";
import { addressHash } from "./newsletter-keys.ts";
import { deliveriesKept } from "./newsletter-limits.ts";

type Db = Kysely<Database>;
export type EndReason = NewsletterSuppressedRow["reason"];
type Ending = Pick<SubscriberRow, "id" | "email" | "state">;

/** In a transaction. The caller scrubs afterwards. */
export async function endSubscription(
  db: Db,
  { id, email, state }: Ending,
  { reason, key, at }: { reason: EndReason; key: string; at: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("subscribers")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  const erased_by = reason === "removed" ? ("staff" as const) : ("sender" as const);
  // An older backup still has the row: it is erased again after a restore.
  await recordErased(db, [id], { erased_at: at.toISOString(), erased_by });
  await suppress(db, addressHash(email, key), reason, at);
  await countDay(db, reason, at);
  const isOwnChoice = reason === "left" || reason === "erased";
  if (isOwnChoice && state !== "unconfirmed") await noteOnLastDelivery(db, id, at);
  return true;
}

/** A later reason replaces an earlier one. */
export async function suppress(db: Db, hash: string, reason: EndReason, at: Date): Promise<void> {
  const row = { reason, at: at.toISOString() };
  await db
    .insertInto("newsletter_suppressed")
    .values({ hash, ...row })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet(row))
    .execute();
}

/** Staff see for each sending how many people left after it. */
async function noteOnLastDelivery(db: Db, subscriber: string, at: Date): Promise<void> {
  const last = await db
    .selectFrom("newsletter_deliveries")
    .select("sending_id")
    .where("subscriber_id", "=", subscriber)
    .where("state", "=", "sent")
    .where("settled_at", ">", before(at, deliveriesKept))
    .orderBy("settled_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last) await noteOutcome(db, { subscriber, sending: last.sending_id }, { state: "left" });
}

/** If this fails, the rows are deleted all the same, and the next deletion of expired data scrubs. */
export const scrub = ({ database, log }: { database: SiteDatabase; log: Log }): Promise<unknown> =>
  database
    .scrub()
    .catch((error: unknown) =>
      log.error("The database files were not scrubbed; retrying within ten minutes", { error }),
    );
