/** The HTTP server itself: what reaches the app, what is turned away at the door, and how it closes. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { ConfigurationError, type Settings } from "../environment.ts";
import type { Log } from "../log.ts";
import { securityHeaders } from "./security-headers.ts";

type Fetch = (request: Request) => Response | Promise<Response>;
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const methods = new Set(["GET", "HEAD", "POST"]);
/** How long a stop waits for answers under way. */
const patience = 10_000;

export type Listening = { port: number; close(): Promise<void> };

export async function listen(
  fetch: Fetch,
  settings: Settings,
  log: Log,
  before?: (next: Listener) => Listener,
) {
  const headers = securityHeaders(settings.siteUrl);
  const app: Listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    // Only what is no proper request ends here, such as one with a malformed host: the app answers for itself.
    errorHandler: () => new Response(null, { status: 400, headers }),
  });
  const answer = before ? before(app) : app;

  // Without a host Node would answer by itself, and without our headers.
  const limits = { requestTimeout: 30_000, headersTimeout: 15_000, requireHostHeader: false };
  const server = createServer(limits, (request, response) => {
    logWhenDone(request, response, log);
    // Once we stop, a client that keeps its connection must not come back on it.
    if (!server.listening) response.setHeader("connection", "close");
    const refuse = (status: number, sentence: string, more = {}) => {
      response.writeHead(status, { ...headers, "content-type": "text/plain; charset=utf-8", ...more });
      response.end(`${sentence}\n`);
    };
    if (!request.headers.host) return refuse(400, "This request does not say which host it is for.");
    if (methods.has(request.method ?? "")) return answer(request, response);
    refuse(405, "This site does not know that method.", { allow: [...methods].join(", ") });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    turnAway(error, socket, headers);
    log.info("A malformed request was turned away", { reason: error.code });
  });
  await open(server, settings);
  return { port: (server.address() as AddressInfo).port, close: () => close(server) } satisfies Listening;
}

function logWhenDone(request: IncomingMessage, response: ServerResponse, log: Log): void {
  const started = performance.now();
  response.once("close", () => {
    log.info("request", {
      method: request.method,
      // Never the query: it may hold what somebody searched for.
      path: request.url?.split("?")[0]?.slice(0, 200),
      status: response.writableFinished ? response.statusCode : "hung up",
      ms: Math.round(performance.now() - started),
    });
  });
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function turnAway(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = statusOf[error.code ?? ""] ?? 400;
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );
}

function open(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        new ConfigurationError(sentences[error.code ?? ""]?.(port, host) ?? cannotListen(port, host), {
          cause: error,
        }),
      );
    });
    server.listen({ port, host }, resolve);
  });
}

const cannotListen = (port: number, host = "") =>
  `Cannot listen on port ${port} ${host && `of ${host} `}(PORT, HOST).`;
const sentences: Record<string, typeof cannotListen> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another program: stop that one, or set PORT to a free port.`,
  EACCES: (port) => `Port ${port} may not be opened by this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address ${host}: set HOST to one it has, or leave it out.`,
  ENOTFOUND: (_, host) =>
    `The host name ${host} is unknown: set HOST to an address of this machine, or leave it out.`,
};

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
    server.closeIdleConnections();
  });
}
