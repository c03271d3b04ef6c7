import { join } from "node:path";
import { threadOf } from "../../limits/thread.ts";
import { mailLimits } from "./limits.ts";
import type { IncomingMail } from "./mail.ts";

const thread = threadOf({
  name: "Reading a mail",
  program: join(import.meta.dirname, "parse-thread.ts"),
  within: mailLimits.readWithin,
  maxWaiting: 20,
  // A mail may have held much memory.
  keptFor: 1000,
});

/** Reads a mail beside the site. Throws for what cannot be read, or not in time. */
export const parseApart = async (raw: Uint8Array): Promise<IncomingMail> =>
  (await thread(raw)) as IncomingMail;
