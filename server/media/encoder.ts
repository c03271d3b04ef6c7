/**
 * Reads and encodes pictures in a separate process, one at a time. The process can run at low priority, so that pages come
 * first; it frees its memory when it ends; and a file that crashes the library does not crash the site.
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { rootFolder } from "../../root-folder.ts";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { TooBusy } from "../limits/too-busy.ts";
import { bareEnvironment } from "../limits/worker-process.ts";
import { isDiskFull, isTimeout, type Task, type TaskResult } from "./encoder-tasks.ts";
import { StoreProblem } from "./store.ts";

const program = join(rootFolder, "server/media/encoder-process.ts");
const limits = { name: "encoding uploads", concurrency: 1, maxWaiting: 40 };
/** In milliseconds. Starting it again takes half a second. */
const idleTimeout = 20_000;
/** Longer than the limits that the tasks have themselves: see encoder-tasks.ts. */
const taskTimeouts = { master: 330_000, image: 330_000, drawing: 10_000 };

/** Nice values. On one busy core, the background process gets a tenth of the time. */
export const priorities = { interactive: 0, background: 10 };

export type Encoder = ReturnType<typeof openEncoder>;

export function openEncoder(priority: number) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const limited = concurrencyLimit(limits);

  const end = () => {
    clearTimeout(idle);
    // Killed, because it may be busy with a picture whose result is no longer needed.
    child?.kill("SIGKILL");
    child = undefined;
  };

  const start = (): ChildProcess => {
    if (child) return child;
    const started = fork(program, [String(priority)], {
      execArgv: ["--max-old-space-size=64"],
      env: bareEnvironment(),
      stdio: "ignore",
    });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  };

  const run = async (task: Task): Promise<TaskResult> => {
    clearTimeout(idle);
    const process = start();
    process.ref();
    process.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<TaskResult>();
    const gone = () => reject(new Error("The encoder process ended unexpectedly."));
    const timer = setTimeout(() => {
      end();
      reject(new TooBusy("a picture took too long to encode"));
    }, taskTimeouts[task.task]);
    process.once("exit", gone).once("error", reject).once("message", resolve);
    process.send(task, (error) => error && reject(error));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      process.off("exit", gone).off("error", reject).off("message", resolve);
      // An idle encoder must not keep this process alive.
      process.unref();
      process.channel?.unref();
      idle = setTimeout(end, idleTimeout).unref();
    }
  };

  return {
    /** Throws if the disk is full or the encoder fails. A problem of the picture itself is in the result. */
    async run(task: Task): Promise<Exclude<TaskResult, { outcome: "failed" }>> {
      const result = await limited(() => run(task));
      if (result.outcome !== "failed") return result;
      const cause = new Error(result.reason);
      if (isDiskFull(result.reason))
        throw new StoreProblem("The disk of the site is full, so the picture could not be stored.", {
          cause,
        });
      if (isTimeout(result.reason)) throw new TooBusy("a picture took too long to encode");
      throw new Error("A picture could not be encoded.", { cause });
    },
    stop: end,
  };
}
