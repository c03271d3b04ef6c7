/** One worker process, as the supervisor sees it. */
import { ChildProcess, type ForkOptions, fork } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { Release } from "./release.ts";

export type Health = Pick<Extract<FromWorker, { type: "ready" }>, "healthy" | "reason">;

export type Worker = ReturnType<typeof startWorker>;

/** What only the supervisor may use: systemd's sockets and messages. */
const withheld = [
  "LISTEN_FDS",
  "LISTEN_PID",
  "LISTEN_FDNAMES",
  "NOTIFY_SOCKET",
  "WATCHDOG_USEC",
  "WATCHDOG_PID",
];

export class EndedEarly extends Error {
  /** Whether the worker has printed why: it was not ended by a signal. */
  readonly isExplained: boolean;
  constructor(message: string, isExplained: boolean) {
    super(message);
    this.isExplained = isExplained;
  }
}

type Parts = {
  release: Release;
  environment: Record<string, string>;
  /** Takes back the connections that a worker did not take before it ended. */
  returned: (socket: Socket) => void;
};

export function startWorker({ release, environment, returned }: Parts) {
  const env = { ...release.environment, ...process.env, ...environment };
  for (const name of withheld) delete env[name];
  const child = startProcess(join(release.folder, release.worker), {
    ...{ cwd: release.cwd, execPath: release.node, execArgv: release.flags, env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const started = performance.now();
  let lastState: "starting" | "ready" | "draining" = "starting";
  // A worker that was killed loses its channel a moment before it ends. If it still got connections, they would come
  // back at once, for ever: this process would have no time left to notice the end.
  const state = () => (child.connected ? lastState : "draining");
  let heard = started;
  let lastId = 0;
  const untaken = new Map<number, Socket>();
  const ready = Promise.withResolvers<Health>();
  // It is awaited only by some callers.
  ready.promise.catch(() => {});

  const tell = (message: ToWorker) => {
    if (child.connected) child.send(message, () => {});
  };
  const giveBack = (id: number) => {
    const socket = untaken.get(id);
    if (socket && untaken.delete(id)) returned(socket);
  };
  child.on("message", (message: FromWorker) => {
    heard = performance.now();
    if (message.type === "taken") {
      // The worker has its own copy, so this does not end the connection.
      untaken.get(message.id)?.destroy();
      untaken.delete(message.id);
    } else if (message.type === "ready") {
      if (lastState === "starting") lastState = "ready";
      ready.resolve(message);
    }
  });
  const { promise: exited, resolve: resolveExited } = Promise.withResolvers<string>();
  const end = (how: string, isExplained = false) => {
    lastState = "draining";
    ready.reject(new EndedEarly(`The worker did not become ready: it ${how}.`, isExplained));
    for (const id of [...untaken.keys()]) giveBack(id);
    resolveExited(how);
  };
  child.on("error", (error) => {
    if (child.pid === undefined) end(`could not be started (${error.message})`);
    else child.kill("SIGKILL");
  });
  child.once("exit", (code, signal) =>
    signal ? end(`was ended by ${signal}`) : end(`exited with code ${code}`, true),
  );

  return {
    pid: child.pid,
    release: release.name,
    ready: ready.promise,
    /** Resolves with how it ended. */
    exited,
    state,
    untaken: () => untaken.size,
    age: () => performance.now() - started,
    /** For how long it has said nothing, in milliseconds. A worker that starts may be busy for long. */
    silence: () => (state() === "starting" ? 0 : performance.now() - heard),
    announce: (port: number) => tell({ type: "announce", port }),
    unready: () => tell({ type: "unready" }),
    pass(socket: Socket): void {
      const id = ++lastId;
      untaken.set(id, socket);
      const message: ToWorker = { type: "connection", id };
      child.send(message, socket, { keepOpen: true }, (error) => error && giveBack(id));
    },
    /** No connection may be passed afterwards. */
    drain(limit: number): void {
      if (lastState === "starting") child.kill("SIGKILL");
      lastState = "draining";
      tell({ type: "drain", limit });
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/** Some failures, such as too little memory, are thrown by Node; others are an event, and this makes all of them one. */
function startProcess(program: string, options: ForkOptions): ChildProcess {
  try {
    return fork(program, options);
  } catch (error) {
    const child = new ChildProcess();
    process.nextTick(() => child.emit("error", error));
    return child;
  }
}
