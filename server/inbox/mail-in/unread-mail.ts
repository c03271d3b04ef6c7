import type { IncomingMail } from "./incoming-mail.ts";
import { headersOf } from "./mail-key.ts";
import { parseApart } from "./parse-in-worker.ts";

/** What can be said of a mail that was not read: who sent it, and where it belongs. */
export async function outlineOf(start: Buffer, why: string): Promise<IncomingMail> {
  const mail = await parseApart(headersOf(start));
  return { ...mail, text: `[${why} It is in the mailbox.]`, quoted: null, files: [] };
}
