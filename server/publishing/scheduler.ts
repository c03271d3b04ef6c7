import type { SiteDatabase } from "../database/connect.ts";
import type { Log } from "../process/log.ts";
import { type FailedSchedules, nextDue, publishDue } from "./publish-due.ts";

type Parts = {
  database: SiteDatabase;
  log: Log;
  now?: () => Date;
  /** In milliseconds: a page does not wait longer, and what is due is published all the same. */
  longestWait?: number;
};
export type PublishingScheduler = ReturnType<typeof publishingScheduler>;

/** How old the answer may be what is due next: another process may have scheduled something. */
const knownFor = 1000;
/** A timer cannot be set for longer than 24 days, and a clock may be set anew. */
const longestTimer = 10_000;

/**
 * Sees to it that what is due is published on the second: by whoever asks for the content next, or without anyone by
 * a timer. Between two moments it costs a request one comparison, and all requests together a question a second.
 */
export function publishingScheduler({ database, log, now = () => new Date(), longestWait = 500 }: Parts) {
  const failed: FailedSchedules = new Map();
  let promoted = () => {};
  let next = Number.NEGATIVE_INFINITY;
  let asked = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const isDue = () => {
    const time = now().getTime();
    return time >= next || Math.abs(time - asked) >= knownFor;
  };

  const look = async () => {
    asked = now().getTime();
    try {
      next = await nextDue(database, failed);
      if (next > now().getTime()) return;
      if ((await publishDue(database, now(), { failed, log })) > 0) promoted();
      next = await nextDue(database, failed);
    } catch (error) {
      // Asked again in a second.
      next = Number.POSITIVE_INFINITY;
      log.error("What is due could not be published", { error });
    }
  };

  const lookOnce = () => {
    underWay ??= look().finally(() => {
      underWay = undefined;
      setTimer();
    });
    return underWay;
  };

  const setTimer = () => {
    clearTimeout(timer);
    if (stopped) return;
    const wait = Math.min(Math.max(next - now().getTime(), 0), longestTimer);
    timer = setTimeout(lookOnce, wait).unref();
  };

  return {
    /** Before the version of the content is read. Undefined, mostly: nothing to wait for. */
    beforeReading(): Promise<void> | undefined {
      if (!isDue()) return undefined;
      const patience = Promise.withResolvers<void>();
      const limit = setTimeout(patience.resolve, longestWait);
      return Promise.race([lookOnce(), patience.promise]).finally(() => clearTimeout(limit));
    },
    /** When this process has scheduled something. */
    changed(): void {
      next = Number.NEGATIVE_INFINITY;
      if (!stopped) void lookOnce();
    },
    /** Told each time that something was published because it was due. */
    onPublished(listener: () => void): void {
      promoted = listener;
    },
    start: setTimer,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
