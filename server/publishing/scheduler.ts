import type { SiteDatabase } from "../database/connect.ts";
import type { Log } from "../process/log.ts";
import { type FailedSchedules, nextDue, publishDue } from "./publish-due.ts";

type Parts = {
  database: SiteDatabase;
  log: Log;
  now?: () => Date;
  /** In milliseconds. A page that waited this long is served; publishing goes on. */
  maxWait?: number;
  /** False while another process publishes. */
  isInCharge?: () => boolean;
};
export type PublishingScheduler = ReturnType<typeof publishingScheduler>;

/** How long `next` is trusted, in milliseconds: another process may have scheduled something. */
const trustedFor = 1000;
/** Short, because timers cannot exceed 24 days and the clock may be changed. */
const maxTimer = 10_000;

/**
 * Publishes scheduled records on the second they are due: on the next request, or by a timer if no request comes. It
 * costs a request one comparison, and the database at most one query a second.
 */
export function publishingScheduler(parts: Parts) {
  const { database, log, now = () => new Date(), maxWait = 500, isInCharge = () => true } = parts;
  const failed: FailedSchedules = new Map();
  let onPublished = () => {};
  let next = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Also once a second, because another process may have scheduled something. */
  const isDue = () => {
    const time = now().getTime();
    return isInCharge() && (time >= next || Math.abs(time - checkedAt) >= trustedFor);
  };

  const publishNow = async () => {
    checkedAt = now().getTime();
    try {
      next = await nextDue(database, failed);
      if (next > now().getTime()) return;
      if ((await publishDue(database, now(), { failed, log })) > 0) onPublished();
      next = await nextDue(database, failed);
    } catch (error) {
      // The next check, within a second, tries again.
      next = Number.POSITIVE_INFINITY;
      log.error("Scheduled records could not be published and will be retried in a second.", { error });
    }
  };

  const publishOnce = () => {
    running ??= publishNow().finally(() => {
      running = undefined;
      setTimer();
    });
    return running;
  };

  const setTimer = () => {
    clearTimeout(timer);
    if (stopped) return;
    const wait = Math.min(Math.max(next - now().getTime(), 0), maxTimer);
    timer = setTimeout(publishOnce, wait).unref();
  };

  /** Looks again now, because something was scheduled. */
  const wake = () => {
    next = Number.NEGATIVE_INFINITY;
    if (!stopped) void publishOnce();
  };

  const stop = async (): Promise<void> => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };

  return {
    isDue,
    /** Await this before reading content. Usually undefined, because nothing is due. */
    beforeReading(): Promise<void> | undefined {
      if (!isDue()) return undefined;
      const timeout = Promise.withResolvers<void>();
      const limit = setTimeout(timeout.resolve, maxWait);
      return Promise.race([publishOnce(), timeout.promise]).finally(() => clearTimeout(limit));
    },
    /** The listener is called each time a scheduled record was published. */
    onPublished(listener: () => void): void {
      onPublished = listener;
    },
    start() {
      stopped = false;
      wake();
      return { wake, stop };
    },
    stop,
  };
}
