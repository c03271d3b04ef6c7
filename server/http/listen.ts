/** The HTTP server itself: what reaches the app, what is refused before it, and how it closes. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { eventLoopTurns } from "../limits/event-loop-turns.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { limitBody } from "./body-deadline.ts";
import { roomForConnections, StoppableRequest, trackConnections } from "./connections.ts";
import { loggedPath } from "./logged-path.ts";
import { openPort } from "./open-port.ts";
import { hangUp, refuse } from "./refuse.ts";
import { connectionLimits, stopLimits } from "./request-limits.ts";
import { securityHeaders } from "./security-headers.ts";
import { requestProblem, toOriginForm } from "./validate-request.ts";

/** `env` is what @hono/node-server hands over with a request: see `HttpBindings`. */
export type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type Parts = {
  fetch: Fetch;
  settings: Settings;
  log: Log;
  /** What may answer before the app is asked. */
  before?: (next: Listener) => Listener;
  limits?: typeof connectionLimits;
};

export type Listening = {
  port: number;
  /** Answers those who wait, then closes. */
  close(): Promise<void>;
};

export async function listen({
  fetch,
  settings,
  log,
  before,
  limits = connectionLimits,
}: Parts): Promise<Listening> {
  const headers = securityHeaders(settings.siteUrl);
  const app: Listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    // Only what is no proper request ends here, such as one with a malformed host: the app answers for itself.
    errorHandler: () => new Response(null, { status: 400, headers }),
  });
  const handle = before ? before(app) : app;
  let stopping = false;

  // Without a host Node would answer by itself, and without our headers.
  // Bodies have a deadline of ours, because some may take longer: see body-deadline.ts.
  const server = createServer({
    ...limits,
    requestTimeout: 0,
    requireHostHeader: false,
    IncomingMessage: StoppableRequest,
  });
  server.timeout = limits.stalledTimeout;
  const connections = trackConnections(server, {
    limits: { ...limits, maxConnections: roomForConnections(limits.maxConnections) },
    arrived: (request) =>
      limitBody(request, limits.requestTimeout, () =>
        turnAwayMalformed(request.socket, "ERR_HTTP_REQUEST_TIMEOUT"),
      ),
    answer: (request, response) => {
      logWhenDone(request, response, log);
      toOriginForm(request);
      const problem = requestProblem(request);
      if (problem)
        return refuse(response, problem.status, problem.sentence, { ...headers, ...problem.headers });
      // Once we stop, a client must not come back on its connection. A body that nobody reads ends it too.
      if (stopping || hasNeedlessBody(request)) response.setHeader("connection", "close");
      handle(request, response);
    },
    overflow: (socket) => turnAway(socket, 503, { "retry-after": "5" }),
  });

  function turnAway(socket: Socket, status: number, more = {}): void {
    if (socket.writable && !connections.hasBegun(socket)) hangUp(socket, status, { ...headers, ...more });
    else socket.destroy();
  }
  function turnAwayMalformed(socket: Socket, reason = ""): void {
    turnAway(socket, statusOf[reason] ?? 400);
    log.info("A malformed request was turned away", { reason });
  }
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    turnAwayMalformed(socket, error.code),
  );

  await openPort(server, settings);
  server.on("error", (error) => log.error("A connection could not be accepted", { error }));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      stopping = true;
      await delay(stopLimits.notReadyFor);
      await close(server, connections.isBusy);
    },
  };
}

function logWhenDone(request: IncomingMessage, response: ServerResponse, log: Log): void {
  const started = performance.now();
  response.once("close", () => {
    log.info("request", {
      method: request.method,
      // Never the query: it may hold what somebody searched for.
      path: loggedPath(request.url ?? ""),
      status: response.writableFinished ? response.statusCode : "hung up",
      ms: Math.round(performance.now() - started),
    });
  });
}

function hasNeedlessBody({ method, headers }: IncomingMessage): boolean {
  return method !== "POST" && ("transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0);
}

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Closing would reset those that the system has accepted and Node has not yet. */
async function takeWaitingConnections(server: Server, deadline: number): Promise<void> {
  let taken: boolean;
  const take = () => {
    taken = true;
  };
  server.on("connection", take);
  do {
    taken = false;
    await eventLoopTurns();
  } while (taken && performance.now() < deadline);
  server.off("connection", take);
}

async function close(server: Server, isBusy: () => boolean): Promise<void> {
  const deadline = performance.now() + stopLimits.drain;
  await takeWaitingConnections(server, deadline);
  const closed = once(server, "close");
  server.close();
  do await delay(20);
  while (isBusy() && performance.now() < deadline);
  server.closeAllConnections();
  await closed;
}
