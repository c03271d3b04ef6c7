import type { SiteDatabase } from "../../database/connect.ts";
import type { Log } from "../../process/log.ts";
import { remind, summarize } from "./reminders.ts";
import { forgetSummaries } from "./sent-reminders.ts";

type Parts = { database: SiteDatabase; siteUrl: string; log: Log; wake: () => void };

/** Exact enough for a promise of 24 hours. */
const every = 5 * 60_000;

/** Looks now and again whether the staff are to be reminded of messages. */
export function startReminding({ database, siteUrl, log, wake }: Parts) {
  const look = async () => {
    try {
      const now = new Date();
      const mails = (await remind(database, siteUrl, now)) + (await summarize(database, siteUrl, now));
      if (mails > 0) wake();
      await forgetSummaries(database.db, now);
    } catch (error) {
      log.error("The staff could not be reminded of messages that wait", { error });
    }
  };
  let running = look();
  // One after the other, should one ever take longer than that.
  const timer = setInterval(() => (running = running.then(look)), every).unref();
  return {
    stop: (): Promise<void> => {
      clearInterval(timer);
      return running;
    },
  };
}
