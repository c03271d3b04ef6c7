/** Runs one exercise, in the process that tools/drill/run.ts starts for it. */
import { exercises } from "./exercises.ts";

// If that process is killed, the exercise ends, too, with all it has started.
process.once("disconnect", () => process.kill(0, "SIGKILL"));
const [name, folder = ""] = process.argv.slice(2);
const exercise = exercises.find((each) => each.name === name);
const outcome = await exercise?.run(folder).then(
  (seen) => ({ passed: "yes", seen }),
  (error: Error) => ({ passed: "NO", seen: error.message }),
);
process.send?.(outcome, () => process.exit());
