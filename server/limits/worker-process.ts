/**
 * Work outside this process, in one with little memory that is killed when a task takes too long. A thread would not do:
 * one that runs out of memory can take the whole process with it.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { processEnvironment } from "../../scripts/small-process.mjs";
import { concurrencyLimit } from "./concurrency-limit.ts";
import { withDeadline } from "./deadline.ts";
import type { Answer } from "./worker-program.ts";

type Limits = {
  /** What is done there, for the log. */
  name: string;
  /** Its file, which calls `answerTasks`. */
  program: string;
  /** How long one task may take, in milliseconds. */
  within: number;
  /** How many may wait; one more is refused with `TooBusy`. */
  maxWaiting: number;
  /** How long it stays after its last task: starting takes a tenth of a second, staying forty megabytes. */
  keptFor: number;
};

const megabytes = 128;
/** A busy machine may take seconds. The time of a task begins afterwards. */
const startsWithin = 30_000;

export type RunInWorker = (task: unknown) => Promise<unknown>;

type Worker = { process: ChildProcess; ready: Promise<unknown> };

/** Runs one task after the other. One that fails, takes too long or needs too much memory rejects. */
export function workerProcess({ name, program, within, maxWaiting, keptFor }: Limits): RunInWorker {
  const limited = concurrencyLimit({ name, concurrency: 1, maxWaiting });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const process = fork(program, {
      execArgv: [`--max-old-space-size=${megabytes}`],
      env: processEnvironment,
      // Bytes arrive as bytes, and errors as errors.
      serialization: "advanced",
      // Node writes pages about memory that has run out.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // The task under way learns of it too.
    process.on("error", () => end(process));
    process.on("exit", (code, signal) =>
      process.emit("error", new Error(`The process for ${name} ended with ${signal ?? code}.`)),
    );
    const ready = once(process, "message");
    // If it ends before its first task waits for it.
    ready.catch(() => {});
    return { process, ready };
  };

  /** From now on no task is given to it. */
  const end = (process: ChildProcess) => {
    if (worker?.process === process) worker = undefined;
    process.kill("SIGKILL");
  };

  const ask = async ({ process, ready }: Worker, task: unknown): Promise<Answer> => {
    try {
      await withDeadline(`Starting a process for ${name}`, startsWithin, () => ready);
      const [answer] = await withDeadline(name, within, (signal) => {
        const answered = once(process, "message", { signal });
        process.send(task as object);
        return answered;
      });
      return answer;
    } catch (error) {
      end(process);
      throw error;
    }
  };

  return (task) =>
    limited(async () => {
      clearTimeout(idle);
      worker ??= start();
      const { process } = worker;
      keepAlive(process, true);
      try {
        const { result, error } = await ask(worker, task);
        if (error) throw error;
        return result;
      } finally {
        // A process that has nothing else to do may end, and this one with it.
        keepAlive(process, false);
        idle = setTimeout(() => end(process), keptFor).unref();
      }
    });
}

function keepAlive(process: ChildProcess, alive: boolean): void {
  for (const handle of [process, process.channel]) alive ? handle?.ref() : handle?.unref();
}
