/**
 * The listening sockets: one on PORT, or those that systemd opened (socket activation). The latter are only used once a
 * worker is ready. Until then connections wait in the kernel, and if this process ends, the next one serves them.
 */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { openPort } from "../http/open-port.ts";
import { eventLoopTurns } from "../limits/event-loop-turns.ts";
import { ConfigurationError, type Settings } from "../process/environment.ts";

/** The first file descriptor that systemd passes. */
const firstDescriptor = 3;

type Parts = {
  settings: Pick<Settings, "host" | "port">;
  environment: NodeJS.ProcessEnv;
  maxWaiting: number;
  onConnection: (socket: Socket) => void;
};

export type Listeners = Awaited<ReturnType<typeof openListeners>>;

export async function openListeners({ settings, environment, maxWaiting, onConnection }: Parts) {
  let accepted = 0;
  const servers: Server[] = [];
  const newServer = () => {
    // Paused, because the worker must read the first byte. The worker's server would set noDelay only for its own port.
    const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
      accepted++;
      socket.on("error", () => {});
      onConnection(socket);
    });
    // It counts the connections that no worker has taken yet.
    server.maxConnections = maxWaiting;
    servers.push(server);
    return server;
  };
  const inherited = inheritedSockets(environment);
  let port = 0;
  const open = async (opening: Promise<unknown>) => {
    await opening;
    port = ((servers[0] as Server).address() as AddressInfo).port;
  };
  if (inherited.length === 0) await open(openPort(newServer(), settings));
  return {
    /** 0 until systemd's sockets are used. */
    port: () => port,
    /** Begins to use systemd's sockets, if there are any. */
    async adopt(): Promise<void> {
      if (inherited.length > 0)
        await open(Promise.all(inherited.map((fd) => adopt(newServer(), fd, maxWaiting))));
    },
    async close(): Promise<void> {
      // Closing would reset connections that the kernel has accepted, but this process has not.
      for (let before = -1; inherited.length === 0 && before !== accepted; ) {
        before = accepted;
        await eventLoopTurns();
      }
      for (const server of servers) server.close();
    },
  };
}

/** The file descriptors. systemd names the process that they are for, because its children inherit the variables. */
export function inheritedSockets({ LISTEN_FDS = "", LISTEN_PID }: NodeJS.ProcessEnv): number[] {
  if (Number(LISTEN_PID) !== process.pid) return [];
  if (!/^\d{1,3}$/.test(LISTEN_FDS)) {
    throw new ConfigurationError(
      "LISTEN_FDS is invalid: it must be the number of sockets that systemd passes, such as 1.",
    );
  }
  return Array.from({ length: Number(LISTEN_FDS) }, (_, index) => firstDescriptor + index);
}

async function adopt(server: Server, fd: number, backlog: number): Promise<void> {
  server.listen({ fd, backlog });
  await once(server, "listening").catch((cause) => {
    throw new ConfigurationError(`The socket ${fd} of LISTEN_FDS cannot be used: it must be a TCP socket.`, {
      cause,
    });
  });
}
