import { parentPort } from "node:worker_threads";

/** As it comes back from a thread. */
export type Answer = { result?: unknown; error?: Error };

/** To be called by the program of a thread: see thread.ts. */
export function answerTasks<Task>(run: (task: Task) => unknown): void {
  parentPort?.on("message", async (task: Task) => {
    const answer: Answer = await Promise.resolve(task)
      .then(run)
      .then(
        (result) => ({ result }),
        (error) => ({ error }),
      );
    parentPort?.postMessage(answer);
  });
  parentPort?.postMessage("ready");
}
