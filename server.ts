/** The server process: starts the site, prints its address, and stops it on a signal. */
import "./server/process/mode.ts";
import { announcement } from "./server/announcement.ts";
import { developmentStaff } from "./server/development-staff.ts";
import { development } from "./server/process/development.ts";
import { ConfigurationError } from "./server/process/environment.ts";
import { type RunningServer, startServer } from "./server/start.ts";

async function announce({ settings, port, desk, log }: RunningServer): Promise<void> {
  const samples = development ? await developmentStaff(desk, `http://localhost:${port}`) : "";
  const { newKey, isOpen } = desk.firstAdministrator;
  const options = { siteUrl: settings.siteUrl, port, isTerminal: process.stdout.isTTY === true };
  const text = await announcement({ ...options, newKey, isOpen }).catch((error) => {
    log.error("Could not create the link for the first administrator", { error });
    return announcement({ ...options, newKey: async () => undefined, isOpen: async () => false });
  });
  // Not to the log, which may be stored for years.
  process.stdout.write(text + samples);
}

/** An error that the operator can fix is printed as a sentence; any other error is a bug, and printed with its stack. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigurationError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

const server = await startServer(process.env).catch(fail);
await announce(server);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // The signal may come twice: from a process manager to the whole group, and from boot.mjs, which passes it on.
    if (stopping) return;
    stopping = true;
    server.stop().then(() => process.exit(0), fail);
  });
}
