/**
 * The connections of the server. Each is served one request after the other, since its answers must leave in
 * that order anyway: what is not begun costs nothing when the client hangs up. While a request waits, nothing more is
 * read of its connection. When there is no room for one more connection, the one whose client has kept us waiting
 * longest gives way.
 */
import { IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./request-limits.ts";

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Connection = {
  /** What is being worked on or sent, and since when. */
  current: Exchange | undefined;
  /** Also since when it is idle. */
  since: number;
  waiting: Exchange[];
  /** Set while nothing is read: it only notices that the client hangs up. */
  noticeEnd?: (() => void) | undefined;
};

type Parts = {
  limits: Pick<ConnectionLimits, "maxConnections" | "maxPipelined" | "answerTimeout" | "notIdleFor">;
  /** Called for each request as it comes, and for each in its turn. */
  arrived: (request: IncomingMessage) => void;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called when more requests wait on one connection than may. */
  overflow: (socket: Socket) => void;
};

/** Whose client keeps us waiting, those who lose least by it first. Nobody who waits for us gives way. */
const canGiveWay: ((connection: Connection, limits: Parts["limits"]) => boolean)[] = [
  ({ current, since }, { notIdleFor }) => !current && performance.now() - since > notIdleFor,
  ({ current }) => current !== undefined && !current.request.complete,
  ({ current }) => current?.response.headersSent ?? false,
  ({ current }) => !current,
];

/** Connections that are not worth reading. */
const turnedAway = new WeakSet<Socket>();

/**
 * Node parses all that came in one piece, thousands of requests, even when the connection was destroyed after the first.
 * It parses nothing after an upgrade to another protocol, and destroys the connection if nothing takes the upgrade.
 */
export class StoppableRequest extends IncomingMessage {
  declare private asksForUpgrade: boolean | null;

  get upgrade(): boolean {
    return this.asksForUpgrade || turnedAway.has(this.socket);
  }
  set upgrade(asked: boolean | null) {
    this.asksForUpgrade = asked;
  }
}

export function trackConnections(server: Server, { limits, arrived, answer, overflow }: Parts) {
  // A Map remembers the order of insertion: the first has been quiet longest.
  const connections = new Map<Socket, Connection>();

  const makeRoom = (): boolean => {
    for (const gives of canGiveWay) {
      for (const [socket, connection] of connections) {
        if (!gives(connection, limits)) continue;
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
    exchange.response.once("close", () => {
      connection.current = undefined;
      connection.since = performance.now();
      if (!connections.delete(socket)) return;
      connections.set(socket, connection);
      const next = socket.writable && connection.waiting.shift();
      if (connection.waiting.length === 0) readOn(socket, connection);
      if (next) begin(socket, connection, next);
    });
    answer(exchange.request, exchange.response);
  };

  const take = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = connections.get(socket);
    // Node hands over all that came in one piece, even when the connection has been ended meanwhile.
    if (!connection || !socket.writable) return;
    arrived(request);
    if (!connection.current) begin(socket, connection, { request, response });
    else if (connection.waiting.length < limits.maxPipelined) {
      connection.waiting.push({ request, response });
      // Once Node has parsed what it is at.
      process.nextTick(stopReading, socket, connection);
    } else {
      turnedAway.add(socket);
      overflow(socket);
    }
  };
  server.on("request", take);
  // Without listeners of ours Node would answer these by itself, and without our headers.
  server.on("checkContinue", take);
  server.on("checkExpectation", take);

  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const { current, since } = connection;
      if (!current) continue;
      // Counted from when all of the request has come, which has a deadline of its own.
      if (!current.request.complete && !current.response.headersSent) connection.since = now;
      else if (since < now - limits.answerTimeout) socket.destroy();
    }
  }, limits.answerTimeout / 60).unref();
  server.once("close", () => clearInterval(sweep));

  return {
    isBusy: () => [...connections.values()].some(({ current }) => current),
    /** Whether part of an answer has gone out: then nothing else can be said on this connection. */
    hasBegun: (socket: Socket) => connections.get(socket)?.current?.response.headersSent ?? false,
  };
}

/** A listener for `readable` stops the flow of data. A pause would too, but then nothing tells that the client is gone. */
function stopReading(socket: Socket, connection: Connection): void {
  if (connection.noticeEnd || connection.waiting.length === 0) return;
  connection.noticeEnd = () => void (socket.readableLength === 0 && socket.read());
  socket.on("readable", connection.noticeEnd);
}

function readOn(socket: Socket, connection: Connection): void {
  if (connection.noticeEnd) socket.off("readable", connection.noticeEnd);
  connection.noticeEnd = undefined;
}

/** Each may also have a file open that it reads. A fifth is left for the database, for pictures and for mail. */
export function roomForConnections(most: number, openFiles = openFilesLimit()): number {
  return Number.isFinite(openFiles) ? Math.min(most, Math.floor((openFiles * 2) / 5)) : most;
}

type Report = { userLimits?: { open_files?: { soft: number | "unlimited" } } };

function openFilesLimit(): number {
  // Otherwise the report looks up the names of whoever is connected.
  Object.assign(process.report, { excludeNetwork: true });
  return Number((process.report.getReport() as Report).userLimits?.open_files?.soft);
}
