/**
 * Tracks the open connections. Each connection handles one request at a time, since responses must leave in order
 * anyway, and a request that has not started costs nothing if its client disconnects. While pipelined requests wait,
 * the connection is not read any further. At the connection limit, the connection whose client has kept the server
 * waiting longest is closed to make room.
 */
import { IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./request-limits.ts";

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Connection = {
  /** The request that is being handled, or whose response is being sent. */
  current: Exchange | undefined;
  /** When `current` started or, without one, when the connection became idle. */
  since: number;
  waiting: Exchange[];
  /** Set while reading is stopped: it only detects that the client disconnects. */
  detectEnd?: (() => void) | undefined;
};

type Parts = {
  limits: Pick<ConnectionLimits, "maxConnections" | "maxPipelined" | "answerTimeout" | "notIdleFor">;
  /** Called when a request arrives. */
  arrived: (request: IncomingMessage) => void;
  /** Called when it is the request's turn. What it returns is called at the end of the request. */
  answer: (request: IncomingMessage, response: ServerResponse) => () => void;
  /** Called when too many requests wait on one connection. */
  overflow: (socket: Socket) => void;
};

/**
 * Which connections may be closed to make room, in this order: those that lose least come first. A client that is
 * waiting for its response is never dropped.
 */
const closable: ((connection: Connection, limits: Parts["limits"]) => boolean)[] = [
  ({ current, since }, { notIdleFor }) => !current && performance.now() - since > notIdleFor,
  ({ current }) => current !== undefined && !current.request.complete,
  ({ current }) => current?.response.headersSent ?? false,
  ({ current }) => !current,
];

/** Connections from which no further request is parsed. */
const refused = new WeakSet<Socket>();

/**
 * Node parses every request of a received chunk, possibly thousands, even if the connection was destroyed after the
 * first. It stops parsing after a protocol upgrade, and destroys the connection if nothing handles the upgrade.
 */
export class StoppableRequest extends IncomingMessage {
  declare private asksForUpgrade: boolean | null;

  get upgrade(): boolean {
    return this.asksForUpgrade || refused.has(this.socket);
  }
  set upgrade(asked: boolean | null) {
    this.asksForUpgrade = asked;
  }
}

export function trackConnections(server: Server, { limits, arrived, answer, overflow }: Parts) {
  // A Map keeps insertion order, so the first entry has been inactive longest.
  const connections = new Map<Socket, Connection>();

  const makeRoom = (): boolean => {
    for (const isClosable of closable) {
      for (const [socket, connection] of connections) {
        if (!isClosable(connection, limits)) continue;
        connections.delete(socket);
        socket.destroy();
        return true;
      }
    }
    return false;
  };

  server.on("connection", (socket: Socket) => {
    if (connections.size >= limits.maxConnections && !makeRoom()) {
      socket.destroy();
      return;
    }
    connections.set(socket, { current: undefined, since: performance.now(), waiting: [] });
    socket.once("close", () => connections.delete(socket));
  });

  const begin = (socket: Socket, connection: Connection, exchange: Exchange) => {
    connection.current = exchange;
    connection.since = performance.now();
    let done = () => {};
    exchange.response.on("close", () => {
      done();
      connection.current = undefined;
      connection.since = performance.now();
      if (!connections.delete(socket)) return;
      connections.set(socket, connection);
      const next = socket.writable && connection.waiting.shift();
      if (connection.waiting.length === 0) resumeReading(socket, connection);
      if (next) begin(socket, connection, next);
    });
    done = answer(exchange.request, exchange.response);
  };

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = connections.get(socket);
    // Node emits every request of a received chunk, even after the connection has ended.
    if (!connection || !socket.writable) return;
    arrived(request);
    if (!connection.current) begin(socket, connection, { request, response });
    else if (connection.waiting.length < limits.maxPipelined) {
      connection.waiting.push({ request, response });
      // After Node has parsed the current chunk.
      process.nextTick(stopReading, socket, connection);
    } else {
      refused.add(socket);
      overflow(socket);
    }
  };
  server.on("request", onRequest);
  // Without listeners, Node would respond to these itself, without the security headers.
  server.on("checkContinue", onRequest);
  server.on("checkExpectation", onRequest);

  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const { current, since } = connection;
      if (!current) continue;
      // The clock starts once the whole request has arrived, which has its own deadline.
      if (!current.request.complete && !current.response.headersSent) connection.since = now;
      else if (since < now - limits.answerTimeout) socket.destroy();
    }
  }, limits.answerTimeout / 60).unref();
  server.once("close", () => clearInterval(sweep));

  return {
    isOpen: () => connections.size > 0,
    isBusy: () => [...connections.values()].some(({ current }) => current),
    /** Whether part of a response has been sent, so that no other response can be written to this connection. */
    hasBegun: (socket: Socket) => connections.get(socket)?.current?.response.headersSent ?? false,
  };
}

/** A listener for `readable` stops the flow of data, as a pause would, but still notices when the client disconnects. */
function stopReading(socket: Socket, connection: Connection): void {
  if (connection.detectEnd || connection.waiting.length === 0) return;
  connection.detectEnd = () => void (socket.readableLength === 0 && socket.read());
  socket.on("readable", connection.detectEnd);
}

function resumeReading(socket: Socket, connection: Connection): void {
  if (connection.detectEnd) socket.off("readable", connection.detectEnd);
  connection.detectEnd = undefined;
}

/**
 * The connection limit, lowered if the process may open few files. Each connection may also have a file open, and a
 * fifth of the limit is reserved for the database, pictures and mail.
 */
export function affordableConnections(max: number, openFiles = openFilesLimit()): number {
  return Number.isFinite(openFiles) ? Math.min(max, Math.floor((openFiles * 2) / 5)) : max;
}

type Report = { userLimits?: { open_files?: { soft: number | "unlimited" } } };

function openFilesLimit(): number {
  // Otherwise the report looks up the host names of all connected clients.
  Object.assign(process.report, { excludeNetwork: true });
  return Number((process.report.getReport() as Report).userLimits?.open_files?.soft);
}
