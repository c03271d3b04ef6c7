/** The HTTP server: passes valid requests to the app, refuses all others, logs each, and closes gracefully. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { eventLoopTurns } from "../limits/event-loop-turns.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { duringRequest, requestIdFrom } from "../process/request-id.ts";
import { limitBody } from "./body-deadline.ts";
import { affordableConnections, StoppableRequest, trackConnections } from "./connections.ts";
import { loggedPath } from "./logged-path.ts";
import { openPort } from "./open-port.ts";
import { hangUp, refuse } from "./refuse.ts";
import { connectionLimits, stopLimits } from "./request-limits.ts";
import { securityHeaders } from "./security-headers.ts";
import { requestProblem, toOriginForm } from "./validate-request.ts";

/** `env`: the `HttpBindings` that @hono/node-server passes with each request. */
export type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type Parts = {
  fetch: Fetch;
  settings: Settings;
  log: Log;
  /** Responds before all middleware, or returns false. */
  respondAtOnce?: (request: IncomingMessage, response: ServerResponse, requestId: string) => boolean;
  /** Middleware that may respond before the app. */
  before?: (next: Listener) => Listener;
  limits?: typeof connectionLimits;
  /** Called at the end of each request. `status` is 0 if the client hung up. */
  onDone?: (request: IncomingMessage, status: number, milliseconds: number) => void;
};

export type Listening = {
  port: number;
  /** Serves a connection that another process has accepted. */
  accept(socket: Socket): void;
  /** Finishes the requests in progress, then closes. */
  close(): Promise<void>;
  /**
   * Like `close`, after the last connection was passed to `accept`. Idle connections are left for the proxy to close, if
   * there is one: it may be sending the next request, and must not send a POST twice.
   */
  drain(limit: number): Promise<void>;
};

export async function listen({
  fetch,
  settings,
  log,
  respondAtOnce,
  before,
  limits = connectionLimits,
  onDone,
}: Parts): Promise<Listening> {
  const headers = securityHeaders(settings);
  const app: Listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    // Reached only by invalid requests, such as one with a malformed host: the app handles its own errors.
    errorHandler: () => new Response(null, { status: 400, headers }),
  });
  const handle = before ? before(app) : app;
  let stopping = false;

  // Node would refuse a request without a host itself, without the security headers.
  // Uploads may take longer than other bodies, so body-deadline.ts replaces Node's timeout.
  const server = createServer({
    ...limits,
    requestTimeout: 0,
    // A request without a body is complete at once. It saves a tenth of the time that a cached page takes.
    optimizeEmptyRequests: true,
    requireHostHeader: false,
    IncomingMessage: StoppableRequest,
  });
  server.timeout = limits.stalledTimeout;
  const connections = trackConnections(server, {
    limits: { ...limits, maxConnections: affordableConnections(limits.maxConnections) },
    arrived: (request) =>
      limitBody(request, limits.requestTimeout, () =>
        refuseMalformed(request.socket, "ERR_HTTP_REQUEST_TIMEOUT"),
      ),
    answer: (request, response) => {
      const id = requestIdFrom(request.headers["x-request-id"], settings.trustProxy);
      const begin = performance.now();
      const end = answer(request, response, id);
      return () => {
        end?.();
        const milliseconds = performance.now() - begin;
        onDone?.(request, response.writableFinished ? response.statusCode : 0, milliseconds);
        logDone(request, response, id, milliseconds);
      };
    },
    overflow: (socket) => refuseConnection(socket, 503, { "retry-after": "5" }),
  });

  /** Returns what to do at the end of the request. */
  function answer(request: IncomingMessage, response: ServerResponse, id: string): (() => void) | undefined {
    toOriginForm(request);
    const problem = requestProblem(request);
    // While stopping, connections are not reused. Nor are they after a body that is never read.
    if (stopping || hasUnusedBody(request)) response.setHeader("connection", "close");
    if (!problem && respondAtOnce?.(request, response, id)) return undefined;
    response.setHeader("x-request-id", id);
    if (!problem) return duringRequest(id, () => handle(request, response));
    refuse(response, problem.status, problem.sentence, { ...headers, ...problem.headers });
    return undefined;
  }
  function logDone(request: IncomingMessage, response: ServerResponse, requestId: string, ms: number): void {
    log.info("request", () => ({
      method: request.method,
      // Never the query: it may hold a visitor's search.
      path: loggedPath(request.url ?? ""),
      status: response.writableFinished ? response.statusCode : "hung up",
      ms: Math.round(ms),
      requestId,
    }));
  }
  function refuseConnection(socket: Socket, status: number, more = {}): void {
    if (socket.writable && !connections.hasBegun(socket)) hangUp(socket, status, { ...headers, ...more });
    else socket.destroy();
  }
  function refuseMalformed(socket: Socket, reason = ""): void {
    refuseConnection(socket, statusOf[reason] ?? 400);
    log.info("Refused a malformed request", { reason });
  }
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    refuseMalformed(socket, error.code),
  );

  await openPort(server, settings);
  server.on("error", (error) => log.error("A connection could not be accepted", { error }));
  return {
    port: (server.address() as AddressInfo).port,
    accept: (socket) => void server.emit("connection", socket),
    close: async () => {
      stopping = true;
      await delay(stopLimits.notReadyFor);
      await close(server, connections.isBusy, stopLimits.drain);
    },
    drain: async (limit) => {
      stopping = true;
      const deadline = performance.now() + limit;
      while (settings.trustProxy && connections.isOpen() && performance.now() < deadline) await delay(20);
      await close(server, connections.isBusy, deadline - performance.now());
    },
  };
}

function hasUnusedBody({ method, headers }: IncomingMessage): boolean {
  return method !== "POST" && ("transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0);
}

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Closing the server would reset connections that the kernel has accepted but Node has not. */
async function acceptPendingConnections(server: Server, deadline: number): Promise<void> {
  let accepted: boolean;
  const onConnection = () => {
    accepted = true;
  };
  server.on("connection", onConnection);
  do {
    accepted = false;
    await eventLoopTurns();
  } while (accepted && performance.now() < deadline);
  server.off("connection", onConnection);
}

async function close(server: Server, isBusy: () => boolean, limit: number): Promise<void> {
  const deadline = performance.now() + limit;
  await acceptPendingConnections(server, deadline);
  const closed = once(server, "close");
  server.close();
  do await delay(20);
  while (isBusy() && performance.now() < deadline);
  server.closeAllConnections();
  await closed;
}
