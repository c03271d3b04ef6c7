/** Work outside the main thread, in a thread with little memory that is ended when a task takes too long. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { concurrencyLimit } from "./concurrency-limit.ts";
import { withDeadline } from "./deadline.ts";
import type { Answer } from "./thread-program.ts";

type Limits = {
  /** What is done there, for the log. */
  name: string;
  /** Its file, which calls `answerTasks`. */
  program: string;
  /** How long one task may take, in milliseconds. */
  within: number;
  /** How many may wait; one more is refused with `TooBusy`. */
  maxWaiting: number;
  /** How long it stays after its last task: starting takes a tenth of a second, staying ten megabytes and more. */
  keptFor: number;
};

const megabytes = 128;
/** A busy machine may take seconds. The time of a task begins afterwards. */
const startsWithin = 30_000;

export type RunInThread = (task: unknown) => Promise<unknown>;

type Thread = { worker: Worker; ready: Promise<unknown> };

/** Runs one task after the other. One that fails, takes too long or needs too much memory rejects. */
export function threadOf({ name, program, within, maxWaiting, keptFor }: Limits): RunInThread {
  const limited = concurrencyLimit({ name, concurrency: 1, maxWaiting });
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): Thread => {
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    // The task under way learns of it too.
    worker.on("error", () => end(worker));
    worker.on("exit", (code) => worker.emit("error", new Error(`The thread ended with ${code}.`)));
    return { worker, ready: once(worker, "message") };
  };

  /** From now on no task is given to it. */
  const end = (worker: Worker) => {
    if (thread?.worker === worker) thread = undefined;
    return worker.terminate();
  };

  const ask = async ({ worker, ready }: Thread, task: unknown): Promise<Answer> => {
    try {
      await withDeadline(`Starting a thread for ${name}`, startsWithin, () => ready);
      const [answer] = await withDeadline(name, within, (signal) => {
        const answered = once(worker, "message", { signal });
        worker.postMessage(task);
        return answered;
      });
      return answer;
    } catch (error) {
      await end(worker);
      throw error;
    }
  };

  return (task) =>
    limited(async () => {
      clearTimeout(idle);
      thread ??= start();
      const asked = thread;
      asked.worker.ref();
      try {
        const { result, error } = await ask(asked, task);
        if (error) throw error;
        return result;
      } finally {
        // A process that has nothing else to do may end.
        asked.worker.unref();
        idle = setTimeout(() => end(asked.worker), keptFor).unref();
      }
    });
}
