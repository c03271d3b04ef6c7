/** Background work: runs the tasks in their order, pauses, and begins again, until it is stopped. */
import type { Log } from "./log.ts";
import { wakeSignal } from "./wake-signal.ts";

/** By the sentence for the log if the task fails. A long task asks now and then whether to stop. */
export type Tasks = Record<string, (isStopped: () => boolean) => Promise<unknown>>;

export type RepeatedTasks = {
  /** Ends the pause. */
  wake(): void;
  /** Resolves when the current task has ended. */
  stop(): Promise<void>;
};

/** In milliseconds. */
const interval = 10_000;

export function repeatTasks(tasks: Tasks, log: Log): RepeatedTasks {
  const signal = wakeSignal();
  let stopped = false;
  const work = async () => {
    while (!stopped) {
      for (const [failure, task] of Object.entries(tasks)) {
        if (stopped) return;
        try {
          await task(() => stopped);
        } catch (error) {
          log.error(`${failure}; retrying in ten seconds`, { error });
        }
      }
      if (!stopped) await signal.pause(interval);
    }
  };
  const done = work();
  return {
    wake: signal.wake,
    stop: () => {
      stopped = true;
      signal.wake();
      return done;
    },
  };
}
