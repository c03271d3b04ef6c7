import type { Log } from "../process/log.ts";

type Parts = {
  log: Log;
  begin: () => Promise<void>;
  /** Does the next task. Returns false if no task is waiting. */
  work: (isStopped: () => boolean) => Promise<boolean>;
  sweep: (isStopped: () => boolean) => Promise<void>;
  sweepInterval: number;
};

/** In milliseconds. Finds work that another process left within this time. */
const pollInterval = 10_000;

/** Encodes and sweeps in the background, one task at a time. */
export function mediaWorker({ log, begin, work, sweep, sweepInterval }: Parts) {
  let wake = () => {};

  return {
    /** To be called when there is new work. */
    wake: () => wake(),

    start() {
      let [stopped, queued] = [false, false];
      const isStopped = () => stopped;
      const workUntilDone = async (prepare?: () => Promise<void>) => {
        queued = false;
        try {
          await prepare?.();
          while (!stopped && (await work(isStopped)));
        } catch (error) {
          log.error("Uploaded pictures could not be encoded", { error });
        }
      };
      const sweepOnce = () =>
        sweep(isStopped).catch((error: unknown) =>
          log.error("Leftovers of uploads could not be removed", { error }),
        );
      let working = workUntilDone(begin);
      let sweeping = sweepOnce();
      wake = () => {
        if (queued || stopped) return;
        queued = true;
        working = working.then(() => workUntilDone());
      };
      const timers = [
        setInterval(() => wake(), pollInterval).unref(),
        setInterval(() => (sweeping = sweeping.then(sweepOnce)), sweepInterval).unref(),
      ];
      return {
        wake: () => wake(),
        async stop(): Promise<void> {
          stopped = true;
          for (const timer of timers) clearInterval(timer);
          await Promise.all([working, sweeping]);
        },
      };
    },
  };
}
