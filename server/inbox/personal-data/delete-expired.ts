import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { deleteOldCounts } from "../../counts/store-counts.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import { after } from "../../database/instants.ts";
import type { Database } from "../../database/schema.ts";
import type { Settings } from "../../process/environment.ts";
import { deleteOldLog } from "../../staff/staff-log.ts";
import { clockSkew, duplicateWindow, outboxId, replayWindow } from "../message-limits.ts";
import { deleteDailyActs } from "../rate-limits/daily-limits.ts";
import { type ErasingParts, removeConversations } from "./erase.ts";
import { deleteExpiredConversations, deleteOldMails, monthsBefore } from "./retention.ts";
import { isClockSteady } from "./steady-clock.ts";

type Db = Kysely<Database>;
type Options = {
  keptMonths: number;
  now: Date;
  /** Deletes conversations with everything that belongs to them. */
  remove: (references: string[]) => Promise<unknown>;
  isStopped?: () => boolean;
};

/** Messages per statement: few enough not to delay requests. */
const batchSize = 200;
const day = 24 * 60 * 60_000;
const keyLife = day;
/** For mail outside any conversation, such as an invitation. */
const mailLife = 30 * day;

/** Deletes expired conversations, and data about senders older than a day. Returns the number of conversations. */
export async function deleteExpiredData({ db, scrub }: SiteDatabase, options: Options): Promise<number> {
  const { keptMonths, now, remove, isStopped } = options;
  const inBatches = async (change: () => Promise<number>): Promise<number> => {
    let total = 0;
    for (let changed = batchSize; changed === batchSize && !isStopped?.(); total += changed) {
      await setImmediate();
      changed = await change();
    }
    return total;
  };
  const isSteady = await isClockSteady(db, now);
  const isNewKey = await renewKey(db, now);
  const senders =
    (await inBatches(() => deleteSenders(db, now))) +
    (await inBatches(() => deleteFormIds(db, now))) +
    (await deleteDailyActs(db, now));
  const before = monthsBefore(now, keptMonths).toISOString();
  const deleted = isSteady
    ? await inBatches(() => deleteExpiredConversations(db, { before, batchSize, remove }))
    : 0;
  const mails = isSteady ? await deleteOldMails(db, { before, mailsBefore: after(now, -mailLife) }) : 0;
  if (isSteady) await Promise.all([deleteOldCounts(db, now), deleteOldLog(db, now)]);
  if (isNewKey || senders + deleted + mails > 0) await scrub();
  return deleted;
}

/** Once its key is erased, a hash can no longer be traced back to an address. */
async function renewKey(db: Db, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("enquiry_state")
    .set(({ ref }) => ({
      previous_hash_key: ref("hash_key"),
      hash_key: randomBytes(32).toString("hex"),
      hash_key_since: now.toISOString(),
    }))
    .where(({ eb, or }) =>
      or([
        eb("hash_key_since", "is", null),
        eb("hash_key_since", "<=", after(now, -keyLife)),
        eb("hash_key_since", ">", after(now, clockSkew)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Dated this long ago; or as far ahead, by a clock that was wrong: otherwise it would be kept too long. */
const outside = (window: number, now: Date) =>
  sql<boolean>`(created_at <= ${after(now, -window)} or created_at > ${after(now, window)})`;

async function deleteSenders(db: Db, now: Date): Promise<number> {
  const messages = await db
    .selectFrom("enquiry_networks")
    .select("message_id")
    .distinct()
    .where(outside(duplicateWindow, now))
    .limit(batchSize)
    .execute();
  const ids = messages.map(({ message_id }) => message_id);
  if (ids.length > 0) await db.deleteFrom("enquiry_networks").where("message_id", "in", ids).execute();
  return ids.length;
}

/** The id of a form and the hash of its content, by which a message that arrives again is recognised. */
async function deleteFormIds(db: Db, now: Date): Promise<number> {
  const messages = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("content_hash", "is not", null)
    .where((eb) =>
      eb.or([
        outside(replayWindow, now),
        eb.and([
          outside(duplicateWindow, now),
          eb.or([eb("form_id", "is", null), eb("form_id", "not like", `${outboxId}%`)]),
        ]),
      ]),
    )
    .limit(batchSize)
    .execute();
  const ids = messages.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db
    .updateTable("contact_messages")
    .set({ form_id: null, content_hash: null })
    .where("id", "in", ids)
    .execute();
  return ids.length;
}

type Parts = ErasingParts & { settings: Settings; now?: () => Date };

/** Runs now and every ten minutes: often enough for steady-clock.ts to see that the clock has not jumped. */
export function startDeletingExpiredData({ database, store, settings, log, now = () => new Date() }: Parts) {
  let stopped = false;
  const remove = (references: string[]) => removeConversations({ database, store, log }, references);
  const options = () => ({
    ...{ keptMonths: settings.enquiriesKeptMonths, now: now(), remove },
    isStopped: () => stopped,
  });
  const run = async () => {
    try {
      const deleted = await deleteExpiredData(database, options());
      if (deleted > 0) log.info("Expired conversations were deleted", { deleted });
    } catch (error) {
      log.error("Expired conversations could not be deleted", { error });
    }
    // A process may have erased something and died before it could scrub.
    await database
      .scrub()
      .catch((error: unknown) => log.error("The database files were not scrubbed", { error }));
  };
  let running = run();
  // Never two at a time, should one take longer than the interval.
  const timer = setInterval(() => (running = running.then(run)), 10 * 60_000).unref();
  return {
    stop: () => {
      stopped = true;
      clearInterval(timer);
      return running;
    },
  };
}
