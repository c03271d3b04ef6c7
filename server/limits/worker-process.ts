/**
 * Runs tasks in a child process with little memory, which is killed when a task takes too long. A thread is not enough:
 * if it runs out of memory, it can take the whole process down.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { concurrencyLimit } from "./concurrency-limit.ts";
import { withDeadline } from "./deadline.ts";
import type { Answer } from "./worker-program.ts";

type Limits = {
  /** For errors. */
  name: string;
  /** The path of a module that calls `answerTasks`. */
  program: string;
  /** How long one task may take, in milliseconds. */
  within: number;
  /** How many tasks may wait; one more is refused with `TooBusy`. */
  maxWaiting: number;
  /** How long the process stays after its last task: starting takes a tenth of a second, staying forty megabytes. */
  keptFor: number;
};

const megabytes = 128;
/** In milliseconds: a busy machine may take seconds. It does not count towards the limit of the task. */
const startsWithin = 30_000;

export type RunInWorker = (task: unknown) => Promise<unknown>;

type Worker = { process: ChildProcess; ready: Promise<unknown> };

/** Runs one task at a time. A task that fails, takes too long or needs too much memory rejects. */
export function workerProcess({ name, program, within, maxWaiting, keptFor }: Limits): RunInWorker {
  const limited = concurrencyLimit({ name, concurrency: 1, maxWaiting });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const process = fork(program, {
      execArgv: [`--max-old-space-size=${megabytes}`],
      env: bareEnvironment(),
      // Preserves byte arrays and errors.
      serialization: "advanced",
      // Node prints pages when it runs out of memory.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // An exit also reaches the running task, as an error.
    process.on("error", () => end(process));
    process.on("exit", (code, signal) =>
      process.emit("error", new Error(`The process for ${name} ended with ${signal ?? code}.`)),
    );
    const ready = once(process, "message");
    // The process may end before a task awaits this promise.
    ready.catch(() => {});
    return { process, ready };
  };

  /** Kills the process; the next task starts another one. */
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
        // An idle worker does not keep this process alive.
        keepAlive(process, false);
        idle = setTimeout(() => end(process), keptFor).unref();
      }
    });
}

function keepAlive(process: ChildProcess, alive: boolean): void {
  for (const handle of [process, process.channel]) alive ? handle?.ref() : handle?.unref();
}

/** The variables that a program needs to run, without the site's secrets. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const names = ["PATH", "TMPDIR", "MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
