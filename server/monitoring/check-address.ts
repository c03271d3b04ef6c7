import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import type { TLSSocket } from "node:tls";

/** `clockError`: by how many milliseconds our clock is ahead of the one at the address. */
export type CheckedAddress = { certificateUntil: Date; clockError: number };

const maxWait = 10_000;

/**
 * Reads the certificate and the clock of the server at an https address. An expired certificate must be readable, so it
 * is not verified; nothing is sent to the server, and nothing else of its answer is used.
 */
export async function checkAddress(url: string, now: () => Date): Promise<CheckedAddress> {
  const asked = request(url, {
    ...{ method: "HEAD", agent: false, rejectUnauthorized: false },
    signal: AbortSignal.timeout(maxWait),
  });
  asked.end();
  const [response]: IncomingMessage[] = await once(asked, "response");
  if (!response) throw new Error("There was no answer.");
  response.resume();
  const { valid_to } = (response.socket as TLSSocket).getPeerCertificate();
  const theirs = Date.parse(response.headers.date ?? "");
  asked.destroy();
  return {
    certificateUntil: new Date(valid_to),
    clockError: Number.isNaN(theirs) ? 0 : now().getTime() - theirs,
  };
}
