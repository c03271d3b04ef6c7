import type { Log } from "../process/log.ts";

type Parts = {
  log: Log;
  begin: () => Promise<void>;
  /** Does the next piece of work; false if there is none. */
  work: (isStopped: () => boolean) => Promise<boolean>;
  sweep: (isStopped: () => boolean) => Promise<void>;
  sweptEvery: number;
};

/** In milliseconds: how soon what another process left is found. */
const lookEvery = 10_000;

/** Does one thing after the other, without anyone asking. */
export function workerOf({ log, begin, work, sweep, sweptEvery }: Parts) {
  let wake = () => {};

  return {
    /** There is something new to do. */
    wake: () => wake(),

    start() {
      let [stopped, queued] = [false, false];
      const isStopped = () => stopped;
      const workOff = async (first?: () => Promise<void>) => {
        queued = false;
        try {
          await first?.();
          while (!stopped && (await work(isStopped)));
        } catch (error) {
          log.error("Uploaded pictures could not be encoded", { error });
        }
      };
      const sweepOnce = () =>
        sweep(isStopped).catch((error: unknown) => log.error("Uploads could not be swept", { error }));
      let working = workOff(begin);
      let sweeping = sweepOnce();
      wake = () => {
        if (queued || stopped) return;
        queued = true;
        working = working.then(() => workOff());
      };
      const timers = [
        setInterval(() => wake(), lookEvery).unref(),
        setInterval(() => (sweeping = sweeping.then(sweepOnce)), sweptEvery).unref(),
      ];
      return {
        async stop(): Promise<void> {
          stopped = true;
          for (const timer of timers) clearInterval(timer);
          await Promise.all([working, sweeping]);
        },
      };
    },
  };
}
