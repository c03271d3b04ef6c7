/** The supervisor of the running site: SIGTERM and SIGINT stop it, SIGHUP reloads it. */
import type { Settings } from "../process/environment.ts";
import { fail } from "../process/fail.ts";
import { createLog } from "../process/log.ts";
import { supervise } from "./supervise.ts";
import { EndedEarly } from "./worker.ts";

export async function runSupervised(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const supervisor = await supervise({ settings, log });
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      stopping = true;
      supervisor.stop().then(() => process.exit(0), fail);
    });
  }
  process.on("SIGHUP", () => void supervisor.reload());
  await supervisor.start().catch((error) => {
    if (stopping) return;
    if (error instanceof EndedEarly && error.isExplained) process.exit(1);
    fail(error);
  });
}
