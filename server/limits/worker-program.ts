/** The message that a worker process sends back. */
export type Answer = { result?: unknown; error?: Error };

/** The main loop of a worker process: see worker-process.ts. */
export function answerTasks<Task>(run: (task: Task) => unknown): void {
  process.on("message", async (task: Task) => {
    const answer: Answer = await Promise.resolve(task)
      .then(run)
      .then(
        (result) => ({ result }),
        (error) => ({ error }),
      );
    process.send?.(answer);
  });
  process.once("disconnect", () => process.exit());
  process.send?.("ready");
}
