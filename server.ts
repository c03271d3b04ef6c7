/** The process: starts the site, says where it is, and stops it on a signal. */
import "./server/process/mode.ts";
import { announcement } from "./server/announcement.ts";
import { ConfigurationError } from "./server/process/environment.ts";
import { type RunningServer, startServer } from "./server/start.ts";

async function announce({ settings, port, firstAdministrator, log }: RunningServer): Promise<void> {
  const { newKey, isOpen } = firstAdministrator;
  const asked = { siteUrl: settings.siteUrl, port, isTerminal: process.stdout.isTTY === true };
  const text = await announcement({ ...asked, newKey, isOpen }).catch((error) => {
    log.error("The link for the first administrator could not be made", { error });
    return announcement({ ...asked, newKey: async () => undefined, isOpen: async () => false });
  });
  // Not by the log, which may be kept for years.
  process.stdout.write(text);
}

/** What the person at the terminal can mend gets a sentence; anything else is a fault, with its stack. */
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
    // A process manager may tell the whole group, and whoever started us passes it on.
    if (stopping) return;
    stopping = true;
    server.stop().then(() => process.exit(0), fail);
  });
}
