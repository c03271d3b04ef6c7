/** The process that reads and encodes pictures. encoder.ts starts it, sends it tasks, and ends it. */
import { setPriority } from "node:os";
import { runTask, type Task } from "./encoder-tasks.ts";

try {
  setPriority(Number(process.argv[2]));
} catch {
  // Some systems forbid it. Encoding uses one thread only, so pages still get their share.
}

process.on("message", async (task: Task) => {
  const result = await runTask(task).catch((error: Error) => ({ outcome: "failed", reason: error.message }));
  process.send?.(result);
});
// The parent process is gone.
process.on("disconnect", () => process.exit());
