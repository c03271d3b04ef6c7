/** How long the body of a request may take to come. Node has one limit for all of them; ours can be renewed. */
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

/** For somebody who may send much over a slow line: as long as bytes come, and an end is in sight. */
export function renewWhileBytesCome(
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
    const goesOn = !request.complete && bytesRead > read && performance.now() < end;
    read = bytesRead;
    if (goesOn) return;
    clearInterval(timer);
    if (!request.complete) deadline.expired();
  }, idle).unref();
  deadlines.set(request, { ...deadline, timer });
}
