/**
 * Reads and encodes pictures in a process of its own, one at a time. It can have low priority, so that no page waits for
 * it; what it takes of memory is given back when it ends; and a file that makes the library crash does not end the site.
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import { TooBusy } from "../limits/too-busy.ts";
import { bareEnvironment } from "../limits/worker-process.ts";
import { type Done, isFull, isLate, type Task } from "./encoder-tasks.ts";
import { StoreProblem } from "./store.ts";

const program = join(import.meta.dirname, "encoder-process.ts");
const limits = { name: "encoding uploads", concurrency: 1, maxWaiting: 40 };
/** In milliseconds. It is started anew in half a second. */
const idleFor = 20_000;
/** Longer than a task allows itself: see encoder-tasks.ts. */
const longestTask = 330_000;

/** As `nice` counts. Of a single processor that others want too, the lower one gets a tenth. */
export const priorities = { somebodyWaits: 0, pagesComeFirst: 10 };

export type Encoder = ReturnType<typeof openEncoder>;

export function openEncoder(priority: number) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const limited = concurrencyLimit(limits);

  const end = () => {
    clearTimeout(idle);
    // Killed, because it may be in the middle of a picture that nobody waits for.
    child?.kill("SIGKILL");
    child = undefined;
  };

  const started = (): ChildProcess => {
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

  const run = async (task: Task): Promise<Done> => {
    clearTimeout(idle);
    const process = started();
    process.ref();
    process.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const gone = () => reject(new Error("The process that encodes pictures has ended."));
    const timer = setTimeout(() => {
      end();
      reject(new TooBusy("a picture took too long to encode"));
    }, longestTask);
    process.once("exit", gone).once("error", reject).once("message", resolve);
    process.send(task, (error) => error && reject(error));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      process.off("exit", gone).off("error", reject).off("message", resolve);
      // It keeps nobody from ending.
      process.unref();
      process.channel?.unref();
      idle = setTimeout(end, idleFor).unref();
    }
  };

  return {
    /** Throws if the disk is full, or for what should not happen; what is wrong with a picture is in the answer. */
    async run(task: Task): Promise<Exclude<Done, { outcome: "failed" }>> {
      const done = await limited(() => run(task));
      if (done.outcome !== "failed") return done;
      const cause = new Error(done.reason);
      if (isFull(done.reason))
        throw new StoreProblem("The disk of the site is full, so the picture could not be stored.", {
          cause,
        });
      if (isLate(done.reason)) throw new TooBusy("a picture took too long to encode");
      throw new Error("A picture could not be encoded.", { cause });
    },
    stop: end,
  };
}
