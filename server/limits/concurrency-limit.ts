import { TooBusy } from "./too-busy.ts";

type Limits = {
  /** What is limited, for the log. */
  name: string;
  /** How many tasks run at once. */
  concurrency: number;
  /** How many may wait; one more is refused with `TooBusy`. */
  maxWaiting: number;
};

export type RunLimited = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Limits how many tasks run at once; the others wait in order. A task whose signal aborts while it waits is dropped. */
export function concurrencyLimit({ name, concurrency, maxWaiting }: Limits): RunLimited {
  let running = 0;
  const waiting = new Set<() => void>();

  const wait = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener("abort", drop);
        waiting.delete(start);
        resolve();
      };
      const drop = () => {
        waiting.delete(start);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", drop, { once: true });
      waiting.add(start);
    });

  return async (task, signal) => {
    signal?.throwIfAborted();
    if (running < concurrency) running++;
    else if (waiting.size < maxWaiting) await wait(signal);
    else throw new TooBusy(name);
    try {
      return await task();
    } finally {
      // A Set keeps insertion order. The next task takes over this slot.
      const [next] = waiting;
      if (next) next();
      else running--;
    }
  };
}
