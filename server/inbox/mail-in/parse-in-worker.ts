import { join } from "node:path";
import { rootFolder } from "../../../root-folder.ts";
import { workerProcess } from "../../limits/worker-process.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { mailLimits } from "./mail-limits.ts";

const worker = workerProcess({
  name: "Reading a mail",
  program: join(rootFolder, "server/inbox/mail-in/parse-worker.ts"),
  within: mailLimits.parseTimeout,
  maxWaiting: 20,
  // Large mails leave the process with much memory, so end it soon.
  keptFor: 1000,
});

/** Parses a mail in another process. Throws if it cannot be parsed, or not in time. */
export const parseInWorker = async (raw: Uint8Array): Promise<IncomingMail> =>
  (await worker(raw)) as IncomingMail;
