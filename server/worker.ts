/**
 * A process that serves the site with the connections that the supervisor passes to it. The supervisor may be that of
 * another release, so what the two tell each other (supervisor/messages.ts) stays compatible.
 */
import "./process/mode.ts";
import type { Socket } from "node:net";
import { announce } from "./announce.ts";
import { fail } from "./process/fail.ts";
import { selfCheck } from "./self-check.ts";
import { startServer } from "./start.ts";
import { type FromWorker, heartbeatEvery, type ToWorker } from "./supervisor/messages.ts";

const tell = (message: FromWorker) => {
  if (process.connected) process.send?.(message, () => {});
};
// A terminal and some process managers signal all processes, but the supervisor decides when this one stops.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
// From a timer, so it stops when the event loop is blocked.
setInterval(() => tell({ type: "heartbeat" }), heartbeatEvery).unref();

const server = await startServer(process.env).catch(fail);

let stopping = false;
const stop = (limit?: number) => {
  if (stopping) return;
  stopping = true;
  server.drain(limit).then(() => process.exit(0), fail);
};

process.on("message", (message: ToWorker, socket?: Socket) => {
  if (message.type === "connection") {
    if (socket) server.accept(socket);
    tell({ type: "taken", id: message.id });
  } else if (message.type === "announce") announce(server, message.port).catch(fail);
  else if (message.type === "unready") server.unready();
  else if (message.type === "drain") stop(message.limit);
});
// The supervisor has died, so no more connections will be passed to this process.
const stopAlone = () => {
  server.unready();
  stop();
};
process.once("disconnect", stopAlone);
if (!process.connected) stopAlone();

const problem = await selfCheck(server.port);
if (problem) server.log.error("This worker is not healthy", { problem });
tell({ type: "ready", healthy: !problem, reason: problem });
