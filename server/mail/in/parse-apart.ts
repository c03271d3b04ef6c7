import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { withDeadline } from "../../limits/deadline.ts";
import { mailLimits } from "./limits.ts";
import type { IncomingMail } from "./mail.ts";

const program = join(import.meta.dirname, "parse-thread.ts");

/** Reads a mail beside the site, which goes on meanwhile. Throws for what cannot be read, or not in time. */
export async function parseApart(raw: Uint8Array): Promise<IncomingMail> {
  const thread = new Worker(program, {
    workerData: raw,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  try {
    const [mail] = await withDeadline("Reading a mail", mailLimits.readWithin, (signal) =>
      once(thread, "message", { signal }),
    );
    return mail;
  } finally {
    await thread.terminate();
  }
}
