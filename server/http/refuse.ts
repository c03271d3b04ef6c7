/** Short answers to what never reaches a page, with the headers that every answer of ours has. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

type Headers = Record<string, string>;

/** Ends the connection too: whatever else comes on it is not worth reading. */
export function refuse(response: ServerResponse, status: number, sentence: string, headers: Headers): void {
  const type = { "content-type": "text/plain; charset=utf-8", connection: "close" };
  response.writeHead(status, { ...headers, ...type });
  response.end(`${sentence}\n`);
}

/** Answers on the connection itself, where there is no request to answer, and ends it. */
export function hangUp(socket: Socket, status: number, headers: Headers): void {
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}`;
  socket.write(`${head}\r\n`);
  socket.destroySoon();
}
