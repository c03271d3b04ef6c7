/** The whole site in this process, without a supervisor: `npm run dev`, and `WORKERS=0`. */
import { announce } from "./announce.ts";
import { ConfigurationError } from "./process/environment.ts";
import { fail } from "./process/fail.ts";
import { startServer } from "./start.ts";
import { inheritedSockets } from "./supervisor/listeners.ts";

export async function runAlone(): Promise<void> {
  if (inheritedSockets(process.env).length > 0) {
    throw new ConfigurationError(
      "Without a supervisor (WORKERS=0), the sockets of LISTEN_FDS cannot be used: set WORKERS to 1 or more.",
    );
  }
  const server = await startServer(process.env).catch(fail);
  await announce(server, server.port);
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // The signal may come twice: from a process manager to the whole group, and from boot.mjs, which passes it on.
      if (stopping) return;
      stopping = true;
      server.stop().then(() => process.exit(0), fail);
    });
  }
}
