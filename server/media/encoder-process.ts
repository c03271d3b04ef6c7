/** The process that reads and encodes pictures. It is told what to do by encoder.ts, and ends with it. */
import { setPriority } from "node:os";
import { doTask, type Task } from "./encoder-tasks.ts";

try {
  setPriority(Number(process.argv[2]));
} catch {
  // Some systems do not allow it; then one thread of several encodes.
}

process.on("message", async (task: Task) => {
  const done = await doTask(task).catch((error: Error) => ({ outcome: "failed", reason: error.message }));
  process.send?.(done);
});
// Whoever wanted it is gone.
process.on("disconnect", () => process.exit());
