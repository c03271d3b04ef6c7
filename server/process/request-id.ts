/**
 * The id of the request that is being handled: in the response header, in every log line of the request, and on error
 * pages, so that a visitor can quote it and the operator finds the cause.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomFillSync } from "node:crypto";

type Request = { id: string; isOver: boolean };
const current = new AsyncLocalStorage<Request>();

/** Letters and digits that nobody confuses when reading them aloud: no i, l, o, u. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
/** 60 bits: unique enough for a log of years, short enough to quote. */
const length = 12;
// Random bytes in one go, because a call for each request would take longer than the rest of this file.
const random = Buffer.alloc(length * 256);
let used = random.length;

export function newRequestId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  let id = "";
  for (const end = used + length; used < end; used++) id += alphabet[(random[used] as number) & 31];
  return id;
}

/** UUIDs, and the ids of the usual proxies. Anything else might be an attempt to forge log lines or fill the log. */
const valid = /^[A-Za-z\d][\w-]{7,63}$/;

/** The id that a trusted proxy has given the request, or a new one. */
export const requestIdFrom = (header: unknown, trustProxy: boolean): string =>
  trustProxy && typeof header === "string" && valid.test(header) ? header : newRequestId();

/** Runs `work`, and everything that it starts, as part of the request. Returns a function to call at the end of the request. */
export function duringRequest(id: string, work: () => void): () => void {
  const request = { id, isOver: false };
  current.run(request, work);
  return () => {
    request.isOver = true;
  };
}

/** Undefined outside of a request; and after it, for example in a database connection that was opened for it. */
export function requestId(): string | undefined {
  const request = current.getStore();
  return request?.isOver ? undefined : request?.id;
}
