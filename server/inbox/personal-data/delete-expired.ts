import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../../database/connect.ts";
import { after } from "../../database/instants.ts";
import type { Database } from "../../database/schema.ts";
import type { Settings } from "../../process/environment.ts";
import { clockSkew, duplicateWindow } from "../message-limits.ts";
import { forgetDailyActs } from "../rate-limits/daily-limits.ts";
import { type ErasingParts, removeConversations } from "./erase.ts";
import { monthsBefore } from "./kept-until.ts";
import { deleteOld, forgetMails } from "./retention.ts";
import { isClockSteady } from "./steady-clock.ts";

type Db = Kysely<Database>;
type Options = {
  keptMonths: number;
  now: Date;
  /** Deletes conversations with all that belongs to them. */
  remove: (references: string[]) => Promise<unknown>;
  isStopped?: () => boolean;
};

/** So many messages at a time that nobody is held up. */
const step = 200;
const day = 24 * 60 * 60_000;
const keyLife = day;
/** Mail that belongs to no conversation, such as a sign-in code: so long after it was written. */
const mailLife = 30 * day;

/** Deletes conversations past their time, and what was noted about senders a day ago. Returns how many it deleted. */
export async function forget({ db, scrub }: SiteDatabase, options: Options): Promise<number> {
  const { keptMonths, now, remove, isStopped } = options;
  const inSteps = async (change: () => Promise<number>): Promise<number> => {
    let total = 0;
    for (let changed = step; changed === step && !isStopped?.(); total += changed) {
      await setImmediate();
      changed = await change();
    }
    return total;
  };
  const isSteady = await isClockSteady(db, now);
  const isNewKey = await renewKey(db, now);
  const forgotten = (await inSteps(() => forgetSenders(db, now))) + (await forgetDailyActs(db, now));
  const before = monthsBefore(now, keptMonths).toISOString();
  const deleted = isSteady ? await inSteps(() => deleteOld(db, { before, most: step, remove })) : 0;
  const past = isSteady ? await forgetMails(db, { before, mailsBefore: after(now, -mailLife) }) : 0;
  if (isNewKey || forgotten + deleted + past > 0) await scrub();
  return deleted;
}

/** Once a key is erased, nobody can find out any more which addresses its hashes stand for. */
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

async function forgetSenders(db: Db, now: Date): Promise<number> {
  const messages = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("content_hash", "is not", null)
    .where(({ eb, or }) =>
      or([
        eb("created_at", "<=", after(now, -duplicateWindow)),
        // Dated by a clock that was ahead: it would otherwise be kept for too long.
        eb("created_at", ">", after(now, duplicateWindow)),
      ]),
    )
    .limit(step)
    .execute();
  const ids = messages.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.deleteFrom("enquiry_networks").where("message_id", "in", ids).execute();
  await db
    .updateTable("contact_messages")
    .set({ form_id: null, content_hash: null })
    .where("id", "in", ids)
    .execute();
  return ids.length;
}

type Parts = ErasingParts & { settings: Settings; now?: () => Date };

/** Forgets what is due now and every ten minutes: often enough that a clock that runs on is not taken to jump. */
export function startForgetting({ database, store, settings, log, now = () => new Date() }: Parts) {
  let stopped = false;
  const remove = (references: string[]) => removeConversations({ database, store, log }, references);
  const options = () => ({
    ...{ keptMonths: settings.enquiriesKeptMonths, now: now(), remove },
    isStopped: () => stopped,
  });
  const run = async () => {
    try {
      const deleted = await forget(database, options());
      if (deleted > 0) log.info("Enquiries past their time were deleted", { deleted });
    } catch (error) {
      log.error("Old enquiries could not be deleted", { error });
    }
    // Somebody may have erased something, and been killed or held up before it was scrubbed.
    await database.scrub().catch((error: unknown) => log.error("The files were not scrubbed", { error }));
  };
  let running = run();
  // One after the other, should a run ever take longer than that.
  const timer = setInterval(() => (running = running.then(run)), 10 * 60_000).unref();
  return {
    stop: () => {
      stopped = true;
      clearInterval(timer);
      return running;
    },
  };
}
