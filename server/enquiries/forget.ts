import type { SiteDatabase } from "../database/connect.ts";
import type { Settings } from "../environment.ts";
import type { Log } from "../log.ts";
import { sameMessageFor } from "./limits.ts";

/** Deletes messages past their time, with their mail, and what was noted about senders a day ago. */
export async function forget({ db }: SiteDatabase, keptMonths: number, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("contact_messages")
    .where("created_at", "<", monthsBefore(now, keptMonths).toISOString())
    .executeTakeFirstOrThrow();
  await db
    .updateTable("contact_messages")
    .set({ sender: null, visit: null, words: null })
    .where("sender", "is not", null)
    .where("created_at", "<", new Date(now.getTime() - sameMessageFor).toISOString())
    .execute();
  return Number(numDeletedRows);
}

/** The same day of the earlier month, or its last day where it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

type Parts = { database: SiteDatabase; settings: Settings; log: Log; now?: () => Date };

/** Forgets what is due now and every hour. */
export function startForgetting({ database, settings, log, now = () => new Date() }: Parts) {
  let running = Promise.resolve();
  const run = () => {
    running = forget(database, settings.enquiriesKeptMonths, now()).then(
      (deleted) => {
        if (deleted > 0) log.info("Enquiries past their time were deleted", { deleted });
      },
      (error: unknown) => log.error("Old enquiries could not be deleted", { error }),
    );
  };
  run();
  const timer = setInterval(run, 60 * 60_000).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
