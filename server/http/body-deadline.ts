/** How long the body of a request may take to arrive. Node has one limit for all requests; uploads need a longer one. */
import type { IncomingMessage } from "node:http";

type Deadline = { timer: NodeJS.Timeout; expired: () => void };
const deadlines = new WeakMap<IncomingMessage, Deadline>();

export function limitBody(request: IncomingMessage, milliseconds: number, expired: () => void): void {
  const { headers } = request;
  if (!("transfer-encoding" in headers) && !Number(headers["content-length"])) return;
  const timer = setTimeout(() => request.complete || expired(), milliseconds).unref();
  deadlines.set(request, { timer, expired });
  request.once("close", () => clearTimeout(deadlines.get(request)?.timer));
}

/** For large uploads over a slow line: replaces the deadline by a total, and a limit on how long no byte may arrive. */
export function extendDuringUpload(
  request: IncomingMessage,
  { idle, total }: { idle: number; total: number },
): void {
  const deadline = deadlines.get(request);
  if (!deadline) return;
  clearTimeout(deadline.timer);
  const end = performance.now() + total;
  let read = request.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = request.socket;
    const isProgressing = !request.complete && bytesRead > read && performance.now() < end;
    read = bytesRead;
    if (isProgressing) return;
    clearInterval(timer);
    if (!request.complete) deadline.expired();
  }, idle).unref();
  deadlines.set(request, { ...deadline, timer });
}
