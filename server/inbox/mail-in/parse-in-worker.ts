import { join } from "node:path";
import { workerProcess } from "../../limits/worker-process.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { mailLimits } from "./mail-limits.ts";

const worker = workerProcess({
  name: "Reading a mail",
  program: join(import.meta.dirname, "parse-worker.ts"),
  within: mailLimits.readWithin,
  maxWaiting: 20,
  // A mail may have held much memory.
  keptFor: 1000,
});

/** Reads a mail beside the site. Throws for what cannot be read, or not in time. */
export const parseApart = async (raw: Uint8Array): Promise<IncomingMail> =>
  (await worker(raw)) as IncomingMail;
