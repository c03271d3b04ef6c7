/** Answers to a request whose body is not read, or not to its end. */
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { lingerTime, maxLingerBytes } from "./request-limits.ts";

type Exchange = Pick<HttpBindings, "incoming" | "outgoing">;

export function answerUnread(
  exchange: Exchange,
  status: number,
  headers: Record<string, string>,
  sentence: string,
): Response {
  const body = Buffer.from(sentence);
  const type = { "content-type": "text/plain; charset=utf-8", "content-length": body.length };
  exchange.outgoing.writeHead(status, { ...headers, ...type, connection: "close" });
  exchange.outgoing.write(body);
  linger(exchange);
  return RESPONSE_ALREADY_SENT;
}

/** Tells a client that asks before it sends. */
export function willRead({ incoming, outgoing }: Exchange): void {
  // HTTP/1.0 has no such thing.
  if (incoming.headers.expect && incoming.httpVersion !== "1.0") outgoing.writeContinue();
}

/**
 * The answer is complete, but the connection is ended a moment later: if it were closed while the body still
 * comes, it would be reset, and the answer lost on its way.
 */
function linger({ incoming, outgoing }: Exchange): void {
  let size = 0;
  const end = () => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(end, lingerTime);
  incoming.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxLingerBytes) incoming.pause();
  });
  incoming.once("close", end);
}
