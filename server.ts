/** The server process: a supervisor that keeps the port open, and starts the site in other processes. */
import "./server/process/mode.ts";
import { development } from "./server/process/development.ts";
import { readEnvironment } from "./server/process/environment.ts";
import { fail } from "./server/process/fail.ts";

// The supervisor loads nothing of the site, so that it stays small and has little that can fail.
async function run(): Promise<void> {
  const settings = readEnvironment(process.env);
  if (development || settings.workers === 0) await (await import("./server/run-alone.ts")).runAlone();
  else await (await import("./server/supervisor/run.ts")).runSupervised(settings);
}

await run().catch(fail);
