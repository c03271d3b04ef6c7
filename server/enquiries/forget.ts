import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import type { Settings } from "../environment.ts";
import type { Log } from "../log.ts";
import { isClockSteady } from "./clock.ts";
import { clockSkew, duplicateWindow } from "./limits.ts";

type Db = Kysely<Database>;
type Options = { keptMonths: number; now: Date; isStopped?: () => boolean };

/** So many messages at a time that nobody is held up. */
const step = 200;
const keyLife = 24 * 60 * 60_000;

/** Deletes messages past their time, with their mail, and what was noted about senders a day ago. */
export async function forget(
  { db, scrub }: SiteDatabase,
  { keptMonths, now, isStopped }: Options,
): Promise<number> {
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
  const forgotten = await inSteps(() => forgetSenders(db, now));
  const deleted = isSteady ? await inSteps(() => deleteOld(db, monthsBefore(now, keptMonths))) : 0;
  if (isNewKey || forgotten + deleted > 0) await scrub();
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
        eb("hash_key_since", "<=", shifted(now, -keyLife)),
        eb("hash_key_since", ">", shifted(now, clockSkew)),
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
        eb("created_at", "<=", shifted(now, -duplicateWindow)),
        // Dated by a clock that was ahead: it would otherwise be kept for too long.
        eb("created_at", ">", shifted(now, duplicateWindow)),
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

async function deleteOld(db: Db, before: Date): Promise<number> {
  const old = db
    .selectFrom("contact_messages")
    .select("id")
    .where("created_at", "<", before.toISOString())
    .where(({ eb, or }) =>
      or([eb("retained_from", "is", null), eb("retained_from", "<", before.toISOString())]),
    )
    .limit(step);
  const { numDeletedRows } = await db
    .deleteFrom("contact_messages")
    .where("id", "in", old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function shifted(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

/** The same day of the earlier month, or its last day where it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

type Parts = { database: SiteDatabase; settings: Settings; log: Log; now?: () => Date };

/** Forgets what is due now and every ten minutes: often enough that a clock that runs on is not taken to jump. */
export function startForgetting({ database, settings, log, now = () => new Date() }: Parts) {
  let stopped = false;
  const options = () => ({ keptMonths: settings.enquiriesKeptMonths, now: now(), isStopped: () => stopped });
  const run = async () => {
    try {
      const deleted = await forget(database, options());
      if (deleted > 0) log.info("Enquiries past their time were deleted", { deleted });
    } catch (error) {
      log.error("Old enquiries could not be deleted", { error });
    }
  };
  // An earlier process may have been killed after it had deleted something and before it had scrubbed.
  const scrubbed = database
    .scrub()
    .catch((error: unknown) => log.error("The files were not scrubbed", { error }));
  let running = scrubbed.then(run);
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
