/** Short refusals of requests that never reach a page. Each carries the headers of every response. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { lingerTime, maxLingerBytes } from "./request-limits.ts";

type Headers = Record<string, string>;
type Exchange = Pick<HttpBindings, "incoming" | "outgoing">;

/** Also ends the connection, so that nothing more is read from it. */
export function refuse(response: ServerResponse, status: number, sentence: string, headers: Headers): void {
  const type = { "content-type": "text/plain; charset=utf-8", connection: "close" };
  response.writeHead(status, { ...headers, ...type });
  response.end(`${sentence}\n`);
}

/** Refuses on the bare connection, when there is no parsed request to respond to, and ends it. */
export function hangUp(socket: Socket, status: number, headers: Headers): void {
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}`;
  socket.write(`${head}\r\n`);
  socket.destroySoon();
}

/** Refuses a request before its body has been read to the end. */
export function refuseUnread(
  exchange: Exchange,
  status: number,
  headers: Headers,
  sentence: string,
): Response {
  const body = Buffer.from(sentence);
  const type = { "content-type": "text/plain; charset=utf-8", "content-length": body.length };
  exchange.outgoing.writeHead(status, { ...headers, ...type, connection: "close" });
  exchange.outgoing.write(body);
  linger(exchange);
  return RESPONSE_ALREADY_SENT;
}

/**
 * Ends the connection a moment after the complete response: closing it while the body is still arriving would reset
 * it, and the client would lose the response.
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
  finished(incoming, end);
}

/** Lets a client go on that sent `Expect: 100-continue`. HTTP/1.0 does not have it. */
export function sendContinue({ incoming, outgoing }: Exchange): void {
  if (incoming.headers.expect && incoming.httpVersion !== "1.0") outgoing.writeContinue();
}
