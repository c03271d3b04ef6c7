/** The process: starts the site, says where it is, and stops it on a signal. */
import "./server/mode.ts";
import { ConfigurationError } from "./server/environment.ts";
import { type RunningServer, startServer } from "./server/start.ts";

/** To the terminal and never to the log: with the key, whoever reads it becomes the first administrator. */
function announce({ settings: { siteUrl }, port, firstKey }: RunningServer): void {
  const here = `http://localhost:${port}`;
  const local = siteUrl.startsWith("http://localhost:");
  const begin =
    firstKey &&
    `  Nobody has access to its desk yet. To begin, open this link within 60 minutes:\n  ${local ? here : siteUrl}/desk/begin?key=${firstKey}\n\n`;
  process.stdout.write(
    `\n  Secure AI Africa is at ${local ? here : `${siteUrl}, served from ${here}`}\n\n${begin ?? ""}`,
  );
}

/** What the person at the terminal can mend gets a sentence; anything else is a fault, with its stack. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigurationError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

const server = await startServer(process.env).catch(fail);
announce(server);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // A process manager may tell the whole group, and whoever started us passes it on.
    if (stopping) return;
    stopping = true;
    server.stop().then(() => process.exit(0), fail);
  });
}
